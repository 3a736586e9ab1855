// Written by scripts/make-postal-areas.ts from the npm package zipcodes (BSD 3-Clause). Its list of Canada is
// a free sample of AggData, for which it states no licence: only the fact in which place an area lies is kept.
// The places are of GeoNames (CC BY 4.0).

/** Ids of the gazetteer, and the first halves of the postal codes there. */
export const POSTAL_AREAS: readonly (readonly [id: number, areas: string])[] = [
  // Airdrie, AB
  [5882799, "T4A T4B"],
  // Athabasca, AB
  [5887916, "T9S"],
  // Banff, AB
  [5892532, "T1L"],
  // Barrhead, AB
  [5894164, "T7N"],
  // Beaumont, AB
  [5896522, "T4X"],
  // Bonnyville, AB
  [5905616, "T9N"],
  // Brooks, AB
  [5909514, "T1R"],
  // Calgary, AB
  [
    5913490,
    "T1Y T2A T2B T2C T2E T2G T2H T2J T2K T2L T2M T2N T2P T2R T2S T2T T2V T2W T2X T2Y T2Z T3A T3B T3C T3E T3G T3H T3J T3K T3L T3M T3N T3P T3R",
  ],
  // Camrose, AB
  [5914653, "T4V"],
  // Canmore, AB
  [5914894, "T1W"],
  // Chestermere, AB
  [5921060, "T1X"],
  // Coaldale, AB
  [5924417, "T1M"],
  // Cochrane, AB
  [5924618, "T3Z T4C"],
  // Cold Lake, AB
  [5925024, "T9M"],
  // Devon, AB
  [5938801, "T9G"],
  // Drayton Valley, AB
  [5942547, "T7A"],
  // Edmonton, AB
  [
    5946768,
    "T5A T5B T5C T5E T5G T5H T5J T5K T5L T5M T5N T5P T5R T5S T5T T5V T5W T5X T5Y T5Z T6A T6B T6C T6E T6G T6H T6J T6K T6L T6M T6N T6P T6R T6S T6T T6V T6W T6X",
  ],
  // Edson, AB
  [5946820, "T7E"],
  // Fort McMurray, AB
  [5955895, "T9H T9J T9K"],
  // Fort Saskatchewan, AB
  [5955948, "T8L"],
  // Grande Prairie, AB
  [5964347, "T8V T8W T8X"],
  // High River, AB
  [5975038, "T1V"],
  // Hinton, AB
  [5975503, "T7V"],
  // Innisfail, AB
  [90000144, "T4G"],
  // Lacombe, AB
  [6035615, "T4L"],
  // Leduc, AB
  [6051562, "T9E"],
  // Lethbridge, AB
  [6053154, "T1H T1J T1K"],
  // Lloydminster, AB
  [6058024, "T9V"],
  // Medicine Hat, AB
  [6071618, "T1A T1B T1C"],
  // Morinville, AB
  [6078636, "T8R"],
  // Okotoks, AB
  [6093010, "T1S"],
  // Olds, AB
  [6093347, "T4H"],
  // Peace River, AB
  [6100069, "T8S"],
  // Ponoka, AB
  [6109273, "T4J"],
  // Red Deer, AB
  [6118158, "T4E T4N T4P T4R"],
  // Rocky Mountain House, AB
  [6126749, "T4T"],
  // Sherwood Park, AB
  [6146279, "T8A T8B T8C T8E T8G T8H"],
  // Spruce Grove, AB
  [6154383, "T7X T7Y"],
  // St. Albert, AB
  [6155033, "T8N"],
  // Stony Plain, AB
  [6157536, "T7Z"],
  // Strathmore, AB
  [6158023, "T1P"],
  // Sylvan Lake, AB
  [6160806, "T4S"],
  // Taber, AB
  [6160919, "T1G"],
  // Vegreville, AB
  [6173635, "T9C"],
  // Vermilion, AB
  [6173801, "T9X"],
  // Wainwright, AB
  [6175059, "T0B T9W"],
  // Westlock, AB
  [6179138, "T7P"],
  // Wetaskiwin, AB
  [6179602, "T9A"],
  // Whitecourt, AB
  [6180285, "T7S"],
  // Abbotsford, BC
  [5881791, "V2S V2T V3G V4X"],
  // Burnaby, BC
  [5911606, "V3N V5A V5B V5C V5E V5G V5H V5J"],
  // Campbell River, BC
  [5914132, "V9H V9W"],
  // Castlegar, BC
  [5918118, "V1N"],
  // Cedar, BC
  [5918767, "V9X"],
  // Central Saanich, BC
  [90000118, "V8M"],
  // Chilliwack, BC
  [5921356, "V2P V2R V4Z"],
  // Comox, BC
  [90000120, "V9M"],
  // Coquitlam, BC
  [5927690, "V3J V3K"],
  // Courtenay, BC
  [5930890, "V9J V9N"],
  // Cranbrook, BC
  [5931800, "V1C"],
  // Dawson Creek, BC
  [5935804, "V1G"],
  // Delta, BC
  [5937615, "V4C V4E V4G V4K V4L V4M"],
  // Duncan, BC
  [5943865, "V9L"],
  // Esquimalt, BC
  [90000117, "V9A"],
  // Fort St. John, BC
  [5955960, "V1J"],
  // Kamloops, BC
  [5989045, "V1S V2B V2C V2E V2H"],
  // Kelowna, BC
  [5990579, "V1P V1V V1W V1X V1Y V1Z V4T V4V"],
  // Kimberley, BC
  [5992059, "V1A"],
  // Kitimat, BC
  [5993072, "V8C"],
  // Ladysmith, BC
  [6047817, "V9G"],
  // Langley, BC
  [6049429, "V1M V2Y V2Z V3A V4W"],
  // Maple Ridge, BC
  [6065686, "V2W V2X V4R"],
  // Merritt, BC
  [6072350, "V1K"],
  // Metchosin, BC
  [6072482, "V9C"],
  // Mission, BC
  [6075292, "V2V V4S"],
  // Nanaimo, BC
  [6085772, "V9R V9S V9T V9V"],
  // Nelson, BC
  [6086871, "V1L"],
  // New Westminster, BC
  [6087844, "V3L V3M"],
  // North Cowichan, BC
  [6089661, "V8K"],
  // North Vancouver, BC
  [6090785, "V7G V7H V7J V7K V7L V7M V7N V7P V7R"],
  // Oak Bay, BC
  [6091919, "V8R V8S"],
  // Parksville, BC
  [6098642, "V9P"],
  // Penticton, BC
  [6101141, "V2A"],
  // Pitt Meadows, BC
  [6105815, "V3Y"],
  // Port Alberni, BC
  [6111632, "V9Y"],
  // Port Coquitlam, BC
  [6111706, "V3B V3C V3E"],
  // Port Moody, BC
  [6111962, "V3H"],
  // Powell River, BC
  [6112608, "V8A"],
  // Prince George, BC
  [6113365, "V2K V2L V2M V2N"],
  // Prince Rupert, BC
  [6113406, "V8J"],
  // Qualicum Beach, BC
  [90000124, "V9K"],
  // Quesnel, BC
  [6115187, "V2J"],
  // Richmond, BC
  [6122085, "V6V V6W V6X V6Y V7A V7B V7C V7E"],
  // Saanich, BC
  [90000116, "V8N V8P V8X V8Y V8Z V9E"],
  // Salmon Arm, BC
  [6139416, "V1E"],
  // Sidney, BC
  [90000121, "V8L"],
  // Squamish, BC
  [6154636, "V8B"],
  // Surrey, BC
  [6159905, "V3R V3S V3T V3V V3W V3X V4A V4N V4P"],
  // Terrace, BC
  [6162949, "V8G"],
  // Trail, BC
  [6168326, "V1R"],
  // Vancouver, BC
  [
    6173331,
    "V5K V5L V5M V5N V5P V5R V5S V5T V5V V5W V5X V5Y V5Z V6A V6B V6C V6E V6G V6H V6J V6K V6L V6M V6N V6P V6R V6S V6T V6Z V7X V7Y",
  ],
  // Vernon, BC
  [6173865, "V1B V1H V1T"],
  // Victoria, BC
  [6174041, "V8T V8V V8W V9B"],
  // West Vancouver, BC
  [8533869, "V7S V7T V7V V7W"],
  // White Rock, BC
  [6180961, "V4B"],
  // Williams Lake, BC
  [6182212, "V2G"],
  // Brandon, MB
  [5907896, "R0K R7A R7B R7C"],
  // Dauphin, MB
  [5935341, "R7N"],
  // East St. Paul, MB
  [90000159, "R2E"],
  // Flin Flon, MB
  [5954718, "R8A"],
  // Headingley, MB
  [5972961, "R4H R4J R4L"],
  // Morden, MB
  [6078447, "R6M"],
  // Portage la Prairie, MB
  [6111529, "R1N"],
  // Selkirk, MB
  [6144054, "R1A R1B"],
  // St. Adolphe, MB
  [6154897, "R5A"],
  // Ste. Anne, MB
  [90000163, "R5H"],
  // Steinbach, MB
  [6156102, "R5G"],
  // The Pas, MB
  [6164499, "R9A"],
  // Thompson, MB
  [6165406, "R8N"],
  // West St. Paul, MB
  [90000160, "R4A"],
  // Winkler, MB
  [6183204, "R6W"],
  // Winnipeg, MB
  [
    6183235,
    "R2C R2G R2H R2J R2K R2L R2M R2N R2P R2R R2V R2W R2X R2Y R3A R3B R3C R3E R3G R3H R3J R3K R3L R3M R3N R3P R3R R3S R3T R3V R3W R3X R3Y",
  ],
  // Baie Ste. Anne, NB
  [12076641, "E9A"],
  // Bathurst, NB
  [6696259, "E2A E4A E8J"],
  // Beresford, NB
  [90000181, "E8K"],
  // Bouctouche, NB
  [5906281, "E4S"],
  // Campbellton, NB
  [6696258, "E3N E8E"],
  // Caraquet, NB
  [90000180, "E1W"],
  // Dalhousie, NB
  [90000182, "E8C"],
  // Dieppe, NB
  [5939219, "E1A"],
  // Edmundston, NB
  [6545023, "E3V E7B E7C"],
  // Florenceville-Bristol, NB
  [8581594, "E7J E7K E7L E7P"],
  // Fredericton, NB
  [5957776, "E3A E3B E5L E6C"],
  // Fundy Bay, NB
  [12076643, "E5G"],
  // Grand Bay-Westfield, NB
  [90000176, "E5K"],
  // Grand Falls, NB
  [90000175, "E3Y E3Z"],
  // Hampton, NB
  [5970018, "E5N E5R E5T"],
  // Keswick Ridge, NB
  [5991374, "E6L"],
  // Minto, NB
  [90000184, "E4B"],
  // Miramichi, NB
  [6075081, "E1N E1V E9E"],
  // Moncton, NB
  [6076211, "E1C E1E E1G E1J E4H E4K E4R"],
  // Nackawic, NB
  [6085444, "E6E E6G"],
  // Neguac, NB
  [90000186, "E9G"],
  // New Maryland, NB
  [6087704, "E3E"],
  // Oromocto, NB
  [6094407, "E2V"],
  // Perth-Andover, NB
  [90000187, "E7H"],
  // Petitcodiac, NB
  [90000188, "E4Z"],
  // Quispamsis, NB
  [90000171, "E2G"],
  // Richibucto, NB
  [6122053, "E4W E4X"],
  // Riverview, NB
  [90000170, "E1B"],
  // Sackville, NB
  [6137063, "E4L"],
  // Saint Andrews, NB
  [6137411, "E5A E5B E5C E5E E5H E5V"],
  // Saint John, NB
  [6138517, "E2J E2K E2L E2M E2N E2P E2R E2S E5J E5S"],
  // Saint-Antoine, NB
  [6137422, "E4T E4V"],
  // Saint-Léonard, NB
  [7731836, "E7E"],
  // Saint-Quentin, NB
  [90000185, "E8A"],
  // Salisbury, NB
  [6139354, "E4J"],
  // Shediac, NB
  [6145668, "E4N E4P"],
  // Shippagan, NB
  [11789760, "E8R E8S E8T"],
  // St. Stephen, NB
  [90000179, "E3L"],
  // Sussex, NB
  [6159980, "E4E E4G"],
  // Tracadie, NB
  [7302644, "E1X E8L E8P E9H"],
  // Woodstock, NB
  [90000174, "E7M"],
  // Bonavista, NL
  [5905393, "A0C"],
  // Burin, NL
  [90000222, "A0E"],
  // Carbonear, NL
  [5916722, "A1Y"],
  // Clarenville, NL
  [5923119, "A5A"],
  // Conception Bay South, NL
  [5926511, "A1X"],
  // Corner Brook, NL
  [5927969, "A2H"],
  // Deer Lake, NL
  [5937252, "A8A"],
  // Gander, NL
  [90000215, "A1V"],
  // Goulds, NL
  [5963821, "A1S"],
  // Grand Falls-Windsor, NL
  [5964378, "A2A A2B"],
  // Labrador City, NL
  [5994839, "A2V"],
  // Mount Pearl, NL
  [6082231, "A1N"],
  // Paradise, NL
  [90000214, "A1L"],
  // Portugal Cove-St. Philip's, NL
  [90000216, "A1M"],
  // St. John's, NL
  [6324733, "A1A A1B A1C A1E A1G A1H A1W"],
  // Stephenville, NL
  [6156244, "A2N"],
  // Torbay, NL
  [6167817, "A1K"],
  // Amherst, NS
  [5884467, "B4H"],
  // Antigonish, NS
  [5886182, "B2C B2E B2G"],
  // Bedford, NS
  [90000189, "B4A B4B"],
  // Bridgewater, NS
  [5908723, "B4R B4V"],
  // Dartmouth, NS
  [5935277, "B2V B2W B2X B2Y B2Z B3A B3B"],
  // Digby, NS
  [5939236, "B0V"],
  // Eastern Passage, NS
  [90000190, "B3G"],
  // Enfield, NS
  [90000195, "B2T"],
  // Eskasoni, NS
  [12070762, "B1J B1W"],
  // Glace Bay, NS
  [5961564, "B1A B1B B1E B1G"],
  // Halifax, NS
  [6324729, "B2R B3E B3H B3J B3K B3L B3M B3N B3P B3R B3S B3T B3V B3Z"],
  // Kentville, NS
  [5991148, "B4N"],
  // Lantz, NS
  [6049634, "B2S"],
  // Lower Sackville, NS
  [10287505, "B4C B4E B4G"],
  // New Glasgow, NS
  [6087579, "B2H"],
  // New Waterford, NS
  [90000191, "B1H"],
  // North Sydney, NS
  [90000192, "B1V B2A"],
  // Port Hawkesbury, NS
  [6111867, "B9A"],
  // Sydney, NS
  [6354908, "B1K B1L B1M B1N B1P B1R B1S B1T B1X"],
  // Sydney Mines, NS
  [7303783, "B1C B1Y"],
  // Truro, NS
  [6169587, "B2J B2N"],
  // Wolfville, NS
  [6183858, "B4P"],
  // Yarmouth, NS
  [6185217, "B5A"],
  // Yellowknife, NT
  [6185377, "X1A"],
  // Acton, ON
  [90000054, "L7J"],
  // Ajax, ON
  [5882873, "L1S L1T L1Z"],
  // Alliston, ON
  [5884051, "L9R"],
  // Amherstburg, ON
  [5884472, "N9V"],
  // Ancaster, ON
  [8285452, "L9G L9K"],
  // Arnprior, ON
  [5887214, "K7S"],
  // Aurora, ON
  [5888377, "L4G"],
  // Aylmer, ON
  [5888716, "N5H"],
  // Barrie, ON
  [5894171, "L4M L4N"],
  // Belleville, ON
  [5897884, "K8N K8P K8R"],
  // Bolton, ON
  [90000028, "L7E"],
  // Bowmanville, ON
  [90000016, "L1B L1C"],
  // Bracebridge, ON
  [5907092, "P1L"],
  // Bradford, ON
  [90000023, "L3Z"],
  // Brampton, ON
  [5907364, "L6P L6R L6S L6T L6V L6W L6X L6Y L6Z L7A"],
  // Brant, ON
  [5907983, "N0E"],
  // Brantford, ON
  [5907990, "N3P N3R N3S N3T N3V"],
  // Brockville, ON
  [5909294, "K6T K6V"],
  // Burlington, ON
  [5911592, "L7L L7M L7N L7P L7R L7S L7T"],
  // Caledon, ON
  [90000010, "L7C"],
  // Caledonia, ON
  [90000046, "N3W"],
  // Cambridge, ON
  [5913695, "N1P N1R N1S N1T N3C N3E N3H"],
  // Carleton Place, ON
  [5917158, "K7C"],
  // Chatham, ON
  [5920457, "N7L N7M"],
  // Clarence-Rockland, ON
  [5923101, "K4C"],
  // Cobourg, ON
  [5924579, "K9A"],
  // Cochrane, ON
  [90000065, "P0L"],
  // Collingwood, ON
  [5925975, "L9Y"],
  // Concord, ON
  [5926526, "L4K"],
  // Cornwall, ON
  [5928065, "K6H K6J K6K"],
  // Delhi, ON
  [90000071, "N4B"],
  // Dryden, ON
  [5942913, "P8N"],
  // Dundas, ON
  [90000030, "L9H"],
  // Dunnville, ON
  [90000063, "N1A"],
  // East York, ON
  [7870925, "M4B M4C M4G M4H"],
  // Elliot Lake, ON
  [5947866, "P5A"],
  // Elmira, ON
  [90000047, "N3B"],
  // Espanola, ON
  [5949493, "P5E"],
  // Essex, ON
  [5949531, "N0R N8M"],
  // Etobicoke, ON
  [5950267, "M8V M8W M8X M8Y M8Z M9A M9B M9C M9P M9R M9V M9W"],
  // Fergus, ON
  [90000037, "N1M"],
  // Fort Erie, ON
  [5955815, "L2A"],
  // Fort Frances, ON
  [5955826, "P9A"],
  // Gananoque, ON
  [5959326, "K7G"],
  // Georgetown, ON
  [90000017, "L7G"],
  // Gloucester, ON
  [90000007, "K1B K1C K1J K1T K1W K1X"],
  // Goderich, ON
  [5962442, "N7A"],
  // Gravenhurst, ON
  [5965546, "P1P"],
  // Greater Sudbury, ON
  [5964700, "P3A P3B P3C P3E P3G P3L P3N P3P P3Y"],
  // Grimsby, ON
  [90000026, "L3M"],
  // Guelph, ON
  [5967629, "N1C N1E N1G N1H N1K N1L"],
  // Hamilton, ON
  [5969782, "L8E L8G L8H L8J L8K L8L L8M L8N L8P L8R L8S L8T L8V L8W L9A L9B L9C"],
  // Hanover, ON
  [5970301, "N4N"],
  // Hawkesbury, ON
  [5972360, "K6A"],
  // Huntsville, ON
  [5978765, "P1H"],
  // Ingersoll, ON
  [5983175, "N5C"],
  // Innisfil, ON
  [5983433, "L9S"],
  // Kanata, ON
  [5989117, "K2K K2L K2M K2T K2V K2W"],
  // Kapuskasing, ON
  [5989403, "P5N"],
  // Kawartha Lakes, ON
  [90000009, "K0M"],
  // Kenora, ON
  [5991055, "P0X P9N"],
  // Keswick, ON
  [5991370, "L4P"],
  // Kincardine, ON
  [5992144, "N2Z"],
  // King City, ON
  [90000057, "L7B"],
  // Kingston, ON
  [5992500, "K7K K7L K7M K7N K7P"],
  // Kingsville, ON
  [90000034, "N9Y"],
  // Kirkland Lake, ON
  [5992836, "P2N"],
  // Kitchener, ON
  [5992996, "N2A N2B N2C N2E N2G N2H N2K N2M N2N N2P N2R N3A"],
  // Leamington, ON
  [6051122, "N8H"],
  // Lindsay, ON
  [6054350, "K9V"],
  // Listowel, ON
  [6054677, "N4W"],
  // London, ON
  [6058560, "N5V N5W N5X N5Y N5Z N6A N6B N6C N6E N6G N6H N6J N6K N6L N6M N6N N6P"],
  // Markham, ON
  [6066513, "L3P L3R L3S L6B L6C L6E L6G"],
  // Meaford, ON
  [6071497, "N4L"],
  // Midland, ON
  [6073363, "L4R"],
  // Milton, ON
  [6074377, "L9T"],
  // Mississauga, ON
  [
    6075357,
    "L4T L4V L4W L4X L4Y L4Z L5A L5B L5C L5E L5G L5H L5J L5K L5L L5M L5N L5P L5R L5S L5T L5V L5W",
  ],
  // Napanee, ON
  [6085931, "K7R"],
  // Nepean, ON
  [6087029, "K2E K2G K2H K2J K2R"],
  // Newmarket, ON
  [6087701, "L3X L3Y L9N"],
  // Niagara Falls, ON
  [6087892, "L2E L2G L2H L2J"],
  // North Bay, ON
  [6089426, "P1A P1B P1C"],
  // North York, ON
  [6091104, "M2H M2J M2K M2L M2M M2N M2P M2R M3A M3H M3J M3N M4A M5M M6A M6B M6L M9L M9M"],
  // Oakville, ON
  [6092122, "L6H L6J L6K L6L L6M"],
  // Orangeville, ON
  [6094201, "L9V L9W"],
  // Orillia, ON
  [6094325, "L3V"],
  // Orléans, ON
  [90000008, "K1E K4A"],
  // Oshawa, ON
  [6094578, "L1E L1G L1H L1J L1K L1L"],
  // Ottawa, ON
  [6094817, "K1A K1G K1H K1K K1L K1M K1N K1P K1R K1S K1V K1Y K1Z K2A K2B K2C K2P K4B K4M K4P"],
  // Owen Sound, ON
  [6095645, "N4K"],
  // Paris, ON
  [6942553, "N3L"],
  // Parry Sound, ON
  [6098747, "P0C P0E P0G P2A"],
  // Pembroke, ON
  [6100832, "K8A K8B"],
  // Penetanguishene, ON
  [90000051, "L9M"],
  // Perth, ON
  [6101546, "K7H N0K"],
  // Petawawa, ON
  [6101606, "K8H"],
  // Peterborough, ON
  [6101645, "K0L K9H K9J K9K K9L"],
  // Pickering, ON
  [6104111, "L1V L1W L1X L1Y"],
  // Port Colborne, ON
  [6111704, "L3K"],
  // Port Hope, ON
  [6111882, "L1A"],
  // Port Perry, ON
  [90000052, "L9L"],
  // Port Stanley, ON
  [6112027, "N5L"],
  // Prescott, ON
  [6113027, "K0B"],
  // Renfrew, ON
  [6119448, "K0J K7V"],
  // Richmond Hill, ON
  [6122091, "L4B L4C L4E L4S"],
  // Rockland, ON
  [90000045, "K4K"],
  // Russell, ON
  [6136572, "K4R"],
  // Sarnia, ON
  [6141190, "N7S N7T N7V N7W N7X"],
  // Sault Ste. Marie, ON
  [6141439, "P6A P6B P6C"],
  // Scarborough, ON
  [6948711, "M1B M1C M1E M1G M1H M1J M1K M1L M1M M1N M1P M1R M1S M1T M1V M1W M1X M7Y"],
  // Simcoe, ON
  [6147962, "N3Y"],
  // Sioux Lookout, ON
  [6148374, "P8T"],
  // Smiths Falls, ON
  [6150174, "K7A"],
  // St. Catharines, ON
  [6155721, "L2M L2N L2P L2R L2S L2T L2V L2W"],
  // St. Marys, ON
  [90000059, "N4X"],
  // St. Thomas, ON
  [6158357, "N5P N5R"],
  // Stittsville, ON
  [90000020, "K2S"],
  // Stouffville, ON
  [90000022, "L4A"],
  // Stratford, ON
  [6157977, "N4Z N5A"],
  // Strathroy, ON
  [90000041, "N7G"],
  // Sturgeon Falls, ON
  [90000060, "P2B"],
  // Tecumseh, ON
  [90000031, "N8N N8V N9K"],
  // Thornhill, ON
  [90000002, "L3T L4J"],
  // Thunder Bay, ON
  [6166142, "P7A P7B P7C P7E P7G P7J P7K"],
  // Tillsonburg, ON
  [90000039, "N4G"],
  // Timmins, ON
  [6166739, "P0N P4N P4P P4R"],
  // Toronto, ON
  [
    6167865,
    "M3B M3C M3K M3L M3M M4E M4J M4K M4L M4M M4N M4P M4R M4S M4T M4V M4W M4X M4Y M5A M5B M5C M5E M5G M5H M5J M5K M5L M5N M5P M5R M5S M5T M5V M5W M5X M6G M6H M6J M6K M6P M6R M6S M7A M9N",
  ],
  // Trenton, ON
  [90000033, "K8V"],
  // Uxbridge, ON
  [6172932, "L9P"],
  // Vaughan, ON
  [6173577, "L6A"],
  // Wallaceburg, ON
  [90000050, "N8A"],
  // Wasaga Beach, ON
  [6176421, "L9Z"],
  // Waterloo, ON
  [6176823, "N2J N2L N2T N2V"],
  // Welland, ON
  [6177869, "L3B L3C"],
  // Whitby, ON
  [90000001, "L0H L1M L1N L1P L1R"],
  // Windsor, ON
  [6182962, "N8P N8R N8S N8T N8W N8X N8Y N9A N9B N9C N9E N9G N9H N9J"],
  // Woodbridge, ON
  [90000003, "L4H L4L"],
  // Woodstock, ON
  [6184365, "N4S N4T N4V"],
  // York, ON
  [90000006, "M6C M6E M6M M6N"],
  // Charlottetown, PE
  [5920288, "C1A C1C C1E"],
  // Montague, PE
  [6076690, "C0A"],
  // Stratford, PE
  [90000207, "C1B"],
  // Summerside, PE
  [6159244, "C1N"],
  // Albanel, QC
  [5883074, "G8M"],
  // Alma, QC
  [5884083, "G8B G8C G8E G8G G8N"],
  // Amos, QC
  [5884588, "J9T"],
  // Amqui, QC
  [6943488, "G5J"],
  // Anjou, QC
  [90000096, "H1J H1K"],
  // Aylmer, QC
  [90000094, "J9H J9J"],
  // Baie-Comeau, QC
  [5889745, "G4Z G5C"],
  // Baie-Saint-Paul, QC
  [6690232, "G3Z"],
  // Beaconsfield, QC
  [5895650, "H9W"],
  // Beauceville, QC
  [6295855, "G5X"],
  // Beauharnois, QC
  [5896495, "J6N"],
  // Beauport, QC
  [90000089, "G1B G1C G1E"],
  // Bécancour, QC
  [5897209, "G9H"],
  // Beloeil, QC
  [5898138, "J3G J3H"],
  // Boucherville, QC
  [5906267, "J4B"],
  // Bromont, QC
  [5909403, "J2L"],
  // Brossard, QC
  [5909629, "J4W J4X J4Y J4Z"],
  // Buckingham, QC
  [6942645, "J8L J8M"],
  // Chambly, QC
  [5919566, "J3L"],
  // Charlesbourg, QC
  [90000087, "G1H G2L"],
  // Châteauguay, QC
  [5920433, "J6J"],
  // Chelsea, QC
  [90000102, "J9B"],
  // Chibougamau, QC
  [5921147, "G8P"],
  // Chicoutimi, QC
  [90000093, "G7G G7H G7J G7K"],
  // Coaticook, QC
  [5924500, "J1A"],
  // Cowansville, QC
  [5931074, "J2K"],
  // Dégelis, QC
  [90000109, "G5T"],
  // Delson, QC
  [5937612, "J5B"],
  // Dolbeau-Mistassini, QC
  [5940934, "G8L"],
  // Dollard-Des Ormeaux, QC
  [5940956, "H9A H9B H9G"],
  // Donnacona, QC
  [7535690, "G3M"],
  // Dorval, QC
  [5941925, "H4Y H9P"],
  // Drummondville, QC
  [5942845, "J2A J2B J2C J2E"],
  // Farnham, QC
  [5951644, "J2N"],
  // Gaspé, QC
  [5959878, "G4X"],
  // Gatineau, QC
  [5959974, "J8P J8R J8T J8V"],
  // Granby, QC
  [5964215, "J2G J2H J2J"],
  // Hampstead, QC
  [5970014, "H3X"],
  // Hull, QC
  [90000090, "J8X J8Y J8Z J9A"],
  // Joliette, QC
  [5987650, "J6E"],
  // Jonquière, QC
  [7303786, "G7S G7T G7X G7Y G7Z G8A"],
  // Kirkland, QC
  [5992830, "H9J"],
  // L'Ancienne-Lorette, QC
  [6534203, "G2E G2G"],
  // L'Assomption, QC
  [6050263, "J5W"],
  // L'Épiphanie, QC
  [6052583, "J5X"],
  // La Malbaie, QC
  [6945986, "G4A G5A"],
  // La Prairie, QC
  [6049863, "J5R"],
  // La Sarre, QC
  [6050194, "J9Z"],
  // La Tuque, QC
  [6050416, "G9X"],
  // Lac-Mégantic, QC
  [6032673, "G6B"],
  // Lachine, QC
  [90000095, "H8S H8T"],
  // Lachute, QC
  [6024829, "J8G J8H"],
  // LaSalle, QC
  [90000088, "H8N H8P"],
  // Laurentides, QC
  [6050539, "J0T J0V"],
  // Laval, QC
  [6050610, "H2C H3L H3M H7E H7G H7M H7N H7R H7S H7T H9E"],
  // Lavaltrie, QC
  [6050650, "J5T"],
  // Les Coteaux, QC
  [6052788, "J7X"],
  // Longueuil, QC
  [6059891, "J4G J4H J4J J4K J4L J4M J4N"],
  // Louiseville, QC
  [6060839, "J5V"],
  // Magog, QC
  [6064180, "J1X"],
  // Maniwaki, QC
  [6065262, "J9E"],
  // Marieville, QC
  [6066350, "J3M"],
  // Mascouche, QC
  [6067494, "J7K J7L"],
  // Matane, QC
  [6696260, "G4W"],
  // Mercier, QC
  [6072206, "H1L H1M H1N J6R"],
  // Mirabel, QC
  [6075061, "J7J J7N"],
  // Mont-Joli, QC
  [6944113, "G5H"],
  // Mont-Laurier, QC
  [6077128, "J9L"],
  // Mont-Tremblant, QC
  [6077445, "J8E"],
  // Montmagny, QC
  [6325529, "G5V"],
  // Montréal, QC
  [
    6077243,
    "H1A H1B H1C H1E H1G H1H H1P H1R H1S H1T H1V H1W H1X H1Y H2B H2E H2G H2H H2J H2K H2L H2M H2N H2P H2R H2S H2T H2W H2X H2Y H2Z H3A H3B H3C H3E H3G H3H H3J H3K H3N H3P H3R H3S H3T H3V H3W H4A H4B H4E H4J H4K H4P H4V H4W H4X H4Z H5A H5B H7A H7B H7C H7H H7K H7L H7P H7V H7W H7X H7Y H8R H8Y H9C H9H H9K H9S J2W J4V J6K J6Z J7A J7B J7G J7H",
  ],
  // Nicolet, QC
  [6088132, "J3T"],
  // Outremont, QC
  [90000097, "H2V"],
  // Pierrefonds, QC
  [90000091, "H8Z"],
  // Plessisville, QC
  [6945991, "G6L"],
  // Pointe-Claire, QC
  [6107325, "H9R"],
  // Pont-Rouge, QC
  [8379100, "G3H"],
  // Port-Cartier, QC
  [6111696, "G5B"],
  // Québec, QC
  [
    6325494,
    "G1A G1G G1J G1K G1L G1M G1N G1P G1R G1S G1T G1Y G2A G2B G2C G2J G2K G2M G2N G3E G3G G3J G3K G6C G6J G6K G6V G6W G6X G6Z G7A",
  ],
  // Repentigny, QC
  [6119518, "J5Y J5Z J6A"],
  // Rimouski, QC
  [6354895, "G5L G5M G5N"],
  // Rivière-du-Loup, QC
  [6354897, "G5R"],
  // Roberval, QC
  [6125653, "G8H"],
  // Rock Forest, QC
  [6126305, "J1N"],
  // Rouyn-Noranda, QC
  [6128577, "J9X J9Y"],
  // Saguenay, QC
  [6137270, "G0V G7B G7N"],
  // Saint-Ambroise, QC
  [6137381, "G7P"],
  // Saint-Augustin-de-Desmaures, QC
  [7535681, "G3A"],
  // Saint-Basile-le-Grand, QC
  [6137489, "J3N"],
  // Saint-Bruno, QC
  [6137533, "J3V"],
  // Saint-Colomban, QC
  [6137626, "J5K"],
  // Saint-Constant, QC
  [6137633, "J5A"],
  // Saint-Cyrille-de-Wendover, QC
  [6137649, "J1Z"],
  // Saint-Eustache, QC
  [6138175, "J7P J7R"],
  // Saint-Félicien, QC
  [6138201, "G8K"],
  // Saint-Georges, QC
  [6620953, "G5Y G5Z G6A"],
  // Saint-Henri, QC
  [8354586, "H4C"],
  // Saint-Hippolyte, QC
  [6138352, "J8A"],
  // Saint-Hubert, QC
  [90000086, "J3Y J3Z J4T"],
  // Saint-Hyacinthe, QC
  [6138374, "J2R J2S J2T"],
  // Saint-Jean-sur-Richelieu, QC
  [6138495, "J2X J2Y J3A J3B"],
  // Saint-Jérôme, QC
  [6138501, "J5J J5L J7Y J7Z"],
  // Saint-Lambert, QC
  [90000098, "J4P J4R J4S"],
  // Saint-Laurent, QC
  [6138610, "H4L H4M H4N H4R H4S H4T"],
  // Saint-Lin-Laurentides, QC
  [6138643, "J5M"],
  // Saint-Michel, QC
  [6138791, "H1Z H2A"],
  // Saint-Prime, QC
  [6138968, "G8J"],
  // Saint-Raymond, QC
  [6138980, "G3L"],
  // Sainte-Adèle, QC
  [6137696, "J8B"],
  // Sainte-Agathe-des-Monts, QC
  [6137702, "J8C"],
  // Sainte-Anne-de-Bellevue, QC
  [6137733, "H9X"],
  // Sainte-Anne-des-Monts, QC
  [6137749, "G4V"],
  // Sainte-Foy, QC
  [90000084, "G1V G1W G1X"],
  // Sainte-Julie, QC
  [6137941, "J3E"],
  // Sainte-Marie, QC
  [6945989, "G6E"],
  // Sainte-Thérèse, QC
  [6138121, "J7C J7E"],
  // Salaberry-de-Valleyfield, QC
  [6139289, "J6S J6T"],
  // Sept-Îles, QC
  [6144312, "G4R G4S"],
  // Shawinigan, QC
  [6145489, "G9N G9P G9R G9T"],
  // Sherbrooke, QC
  [6146143, "J1E J1G J1H J1J J1K J1L J1M"],
  // Sorel-Tracy, QC
  [6151350, "J3P J3R"],
  // Terrebonne, QC
  [6163012, "H7J J6V J6W J6X J6Y J7M"],
  // Thetford Mines, QC
  [6943827, "G6G G6H"],
  // Trois-Rivières, QC
  [6169141, "G8T G8V G8W G8Y G8Z G9A G9B G9C"],
  // Val-d'Or, QC
  [6173017, "J9P"],
  // Val-des-Monts, QC
  [6173012, "J8N"],
  // Val-des-Sources, QC
  [5887470, "J1T"],
  // Varennes, QC
  [6173508, "J3X"],
  // Vaudreuil-Dorion, QC
  [6173570, "J7T J7V"],
  // Verdun, QC
  [90000092, "H4G H4H"],
  // Victoriaville, QC
  [6174151, "G6P G6R G6S G6T"],
  // Ville-Marie, QC
  [6174335, "J9V"],
  // Westmount, QC
  [6179226, "H3Y H3Z"],
  // Windsor, QC
  [6182959, "J1S"],
  // Estevan, SK
  [5949568, "S4A"],
  // Lloydminster, SK
  [90000152, "S9V"],
  // Meadow Lake, SK
  [6071421, "S9X"],
  // Moose Jaw, SK
  [6078112, "S6H S6J S6K"],
  // North Battleford, SK
  [6089404, "S9A"],
  // Prince Albert, SK
  [6113335, "S6V S6W S6X"],
  // Regina, SK
  [6119109, "S4L S4N S4P S4R S4S S4T S4V S4W S4X S4Y S4Z"],
  // Regina Beach, SK
  [6119113, "S2V"],
  // Saskatoon, SK
  [6141256, "S7H S7J S7K S7L S7M S7N S7P S7R S7S S7T S7V"],
  // Swift Current, SK
  [6160603, "S9H"],
  // Weyburn, SK
  [6179652, "S4H"],
  // Yorkton, SK
  [6185607, "S0A S3N"],
  // Whitehorse, YT
  [6180550, "Y1A"],
];
