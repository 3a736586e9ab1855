import type { ProvinceCode } from "./reference.ts";
import { foldText } from "./text.ts";

/** The larger towns whose name no other province has (service/reference/towns.test.ts). */
export const TOWNS: Readonly<Partial<Record<ProvinceCode, string>>> = {
  AB: "Calgary|Edmonton|Fort McMurray|Grande Prairie|Lethbridge|Medicine Hat|Red Deer|Sherwood Park|Spruce Grove|St. Albert",
  BC: "Abbotsford|Burnaby|Campbell River|Chilliwack|Coquitlam|Courtenay|Delta|Kamloops|Kelowna|Maple Ridge|Mission|Nanaimo|New Westminster|North Cowichan|North Vancouver|Penticton|Port Coquitlam|Prince George|Saanich|Surrey|Vancouver|Vernon|Victoria|West Vancouver",
  MB: "Brandon|Winnipeg",
  NB: "Fredericton|Moncton|Saint John",
  NL: "Corner Brook|St. John's",
  NS: "Dartmouth|Halifax|Sydney",
  NT: "Yellowknife",
  NU: "Iqaluit",
  ON: "Ajax|Ancaster|Aurora|Barrie|Belleville|Bowmanville|Bradford|Bradford West Gwillimbury|Brampton|Brant|Brantford|Burlington|Caledon|Cambridge|Centre Wellington|Chatham|Chatham-Kent|Clarington|East York|Etobicoke|Georgina|Gloucester|Greater Sudbury|Guelph|Haldimand County|Halton Hills|Hamilton|Kanata|Kawartha Lakes|Kitchener|Lakeshore|Leamington|London|Markham|Milton|Mississauga|Nepean|New Tecumseth|Newmarket|Niagara Falls|Norfolk County|North Bay|North York|Oakville|Orangeville|Orillia|Orléans|Oshawa|Ottawa|Peterborough|Pickering|Quinte West|Richmond Hill|Sarnia|Sault Ste. Marie|Scarborough|St. Catharines|Stittsville|Stoney Creek|Stouffville|Sudbury|Thornhill|Thunder Bay|Timmins|Toronto|Vaughan|Welland|Whitby|Whitchurch-Stouffville|Woodbridge|York",
  PE: "Charlottetown|Summerside",
  QC: "Anjou|Beauport|Blainville|Boucherville|Brossard|Charlesbourg|Châteauguay|Chicoutimi|Côte-Saint-Luc|Dollard-Des Ormeaux|Drummondville|Gatineau|Granby|Hull|Joliette|Jonquière|Lachine|Laval|Lévis|Longueuil|Mascouche|Mirabel|Montréal|Montréal-Nord|Notre-Dame-de-Grâce|Pierrefonds|Pointe-Claire|Québec|Quebec City|Repentigny|Rimouski|Rock Forest|Saguenay|Saint-Eustache|Saint-Georges|Saint-Hubert|Saint-Hyacinthe|Saint-Jean-sur-Richelieu|Saint-Jérôme|Saint-Laurent|Sainte-Foy|Salaberry-de-Valleyfield|Shawinigan|Sherbrooke|Sorel-Tracy|Terrebonne|Trois-Rivières|Verdun|Victoriaville",
  SK: "Moose Jaw|Prince Albert|Regina|Saskatoon",
  YT: "Whitehorse",
};

const provinces = new Map(
  (Object.entries(TOWNS) as [ProvinceCode, string][]).flatMap(([code, names]) =>
    names.split("|").map((name) => [townKey(name), code] as const),
  ),
);

function townKey(name: string): string {
  return foldText(name).replaceAll(".", "");
}

/** The only province in which a town can be; undefined for other towns. */
export const onlyProvinceOf = (town: string): ProvinceCode | undefined =>
  provinces.get(townKey(town));
