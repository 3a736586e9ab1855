import type { Phrases } from "./phrases.ts";

export const ENGLISH: Phrases = {
  openings: {
    usual: [
      "We are looking for {a title} to join our team in {cities}.",
      "Our team in {cities} is growing, and we have an opening for {a title}.",
      "We have room for one more in {cities}: {a title} who likes to do things properly.",
    ],
    "Full Time": [
      "We are looking for {a title} to join our team in {cities}.",
      "Our team in {cities} is growing, and we have an opening for {a title}.",
      "After {years} years with us, a colleague in {city} is retiring. We are looking for {a title} to take over, with a proper handover.",
      "This is a new position in {cities}: {a title} who would like to shape the work as well as do it.",
      "If you are {a title} and would like steady, useful work, we would be glad to meet you in {cities}.",
      "Demand is growing in {cities}, and so is our team. The next to join it will be {a title}.",
      "Good work needs good people. In {cities}, we are looking for {a title} who will stay for a while.",
    ],
    Contract: [
      "We need {a title} in {cities} for a contract of {months} months.",
      "For the next {months} months, we are looking for {a title} in {cities}.",
    ],
    Temp: [
      "We are looking for {a title} in {cities} for about {months} months.",
      "A colleague in {city} will be away for {months} months, and we are looking for {a title} to fill in.",
    ],
    Volunteer: [
      "Could you give a little of your time to people in {cities}? We are looking for {a title}.",
      "We are a small organization in {cities} with a big list of friends, and we would like to add {a title} to it.",
    ],
  },
  places: [
    "We are hiring in {cities}; tell us which place suits you.",
    "You can work in {either}, as you prefer.",
  ],
  headings: {
    duties: ["What you will do", "Your work", "Responsibilities", "A typical week"],
    needs: ["What you bring", "What you need", "Requirements", "About you"],
    assets: ["Nice to have", "Also welcome", "Assets"],
    offer: ["What we offer", "Benefits", "In return", "What you get"],
    steps: ["How we hire", "What happens next", "Next steps"],
    apply: ["How to apply", "Interested?", "Apply"],
  },
  hours: {
    camp: [
      "The rotation is 14 days on and 14 days off, 12 hours a day. Flights from {city}, room and board are covered.",
      "You will work two weeks in and two weeks out. Camp has single rooms, good food, a gym and internet that works.",
    ],
    care: [
      "Shifts are days, evenings and some weekends, on a fixed rotation that you get six weeks ahead.",
      "We schedule fairly and swap easily; every second weekend is yours.",
    ],
    kitchen: [
      "You will work five shifts a week, mostly evenings, with two days off in a row.",
      "We close on Mondays and Tuesdays, all year.",
    ],
    office: [
      "We work 37.5 hours a week, Monday to Friday, with a flexible start between 7:30 and 9:30 a.m.",
      "You will work in our {city} office three days a week, and at home on the other two if you like.",
      "We work 37.5 hours a week, and we go home on time.",
    ],
    road: [
      "You start and end most days in {city}.",
      "Routes and visits are planned so that you are home most evenings.",
    ],
    shop: [
      "The day is from 7:00 a.m. to 3:30 p.m., Monday to Friday; overtime is voluntary.",
      "We work four days of ten hours, so that every weekend is a long one.",
    ],
    site: [
      "Site hours are 7:00 a.m. to 3:30 p.m., in every season.",
      "Most of our projects are within 45 minutes of {city}; travel beyond that is paid.",
    ],
    store: [
      "Shifts include some evenings and weekends; schedules are posted three weeks ahead.",
      "We open every day, and everyone gets two days off in a row.",
    ],
  },
  partTimeHours: [
    "We agree on the days together, and keep to them.",
    "Your schedule is settled three weeks ahead; swapping with a colleague is easy.",
    "More hours are possible in the busy season, if you like.",
  ],
  terms: {
    "Part Time": [
      "This is a part-time position of {weekly} hours a week.",
      "**Part time:** {weekly} hours a week.",
    ],
    Contract: [
      "This is a contract of {months} months, *with a good chance of renewal*.",
      "**Contract:** {months} months from the starting date.",
    ],
    Temp: [
      "This is a temporary position for about {months} months.",
      "**Temporary:** about {months} months, possibly longer.",
    ],
    Volunteer: [
      "This is a volunteer position; *mileage and parking are reimbursed*.",
      "You choose how much time you give, and you can take a break whenever you need one.",
    ],
  },
  pay: [
    "Pay follows your experience; we tell you the range in the first conversation.",
    "We pay by a grid that everyone here can see.",
  ],
  benefits: {
    permanent: [
      "Extended health and dental coverage after three months",
      "A pension plan in which we match your contributions up to five per cent",
      "Three weeks of vacation to start, and four after three years",
      "Paid sick days and family days",
      "An employee and family assistance program",
      "A yearly allowance for courses and professional fees",
      "A transit pass or free parking",
      "Colleagues who stay: half of them have been here for more than six years",
    ],
    other: [
      "Vacation pay on every cheque",
      "Paid training",
      "First choice of permanent openings",
      "A schedule that is agreed and kept",
      "Free parking or a transit allowance",
    ],
    volunteer: [
      "Training, and a mentor for the first month",
      "Reimbursement of your expenses",
      "A letter of reference when you need one",
      "A yearly dinner that is better than it sounds",
    ],
    setting: {
      camp: ["Travel, room and board", "A northern allowance"],
      care: ["Paid recertification", "A wellness allowance"],
      kitchen: ["A meal on every shift", "A fair share of the gratuities"],
      office: ["Flexible hours", "A quiet, bright workplace with a proper chair"],
      road: ["A company phone"],
      shop: ["A safety footwear allowance", "Paid time for training"],
      site: ["A boot and tool allowance", "Paid travel time between sites"],
      store: ["A discount of 20 per cent on almost everything"],
    },
  },
  steps: [
    "We read every application and answer within ten days",
    "We call you for a first conversation of twenty minutes",
    "You meet two of your future colleagues, here or by video",
    "You visit the workplace and see the work as it is",
    "We speak with two people who have worked with you",
    "You get an offer in writing and have a week to think about it",
  ],
  welcome: [
    "We welcome everyone: Indigenous people, newcomers to Canada, people with disabilities, and people of every age, gender and background.",
    "If something would make applying or working here easier for you, tell us. We arrange accommodations at every stage.",
    "You do not have to meet every point above. If the work appeals to you, we would like to hear from you.",
    "We want our workplace to be as varied as {city} itself, and everyone in it to be treated with respect.",
  ],
  applyHere: [
    "Apply here with your resume. *A cover letter is welcome but not required.*",
    "Send your resume through this page, with a few lines about work that you are proud of.",
    "Apply with the button on this page. It takes about five minutes.",
  ],
  applyThere: [
    "Apply on [our careers page]({address}).",
    "Please apply through [our website]({address}), where you can also save your application and finish it later.",
    "The application form is on [our own site]({address}); it takes about ten minutes.",
  ],
  questions: [
    "Questions? Write to [{email}](mailto:{email}).",
    "If you would like to know more first, ask us at [{email}](mailto:{email}).",
    "More about working here is on [our website](https://www.example.com/working-here).",
    "Call us at [604-555-0142](tel:+1-604-555-0142) if you would rather talk.",
  ],
  closings: [
    "*We thank everyone who applies; only those chosen for an interview will be contacted.*",
    "**Early applications are welcome: we begin interviews before the closing date.**",
    "The starting date is flexible.",
    "*A criminal record check may be part of the hiring process.*",
    "We look forward to hearing from you.",
  ],
};
