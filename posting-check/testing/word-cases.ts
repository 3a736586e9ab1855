import type { WordRule } from "../words/ground.ts";
import type { Given } from "./job-of.ts";
import { toronto, vancouver } from "./places.ts";

/** The cases of the rules that look at words. */
export const WORD_CASES: Readonly<Record<WordRule, readonly (readonly [Given, found: string])[]>> =
  {
    ageWording: [
      [{ at: toronto, text: "Bake. We want a young baker." }, "toLookAt: We want a young baker."],
      [{ title: "Young baker wanted" }, "toLookAt: Young baker wanted"],
      [{ text: "Bake for young people." }, ""],
    ],
    sexWording: [
      [{ text: "Female candidates preferred." }, "toLookAt: Female candidates preferred."],
      [{ text: "You clean the women’s washrooms." }, ""],
    ],
    familyWording: [
      [{ text: "No family commitments." }, "toLookAt: No family commitments."],
      [{ text: "You help families without children." }, ""],
    ],
    originWording: [
      [{ text: "Canadian-born applicants only." }, "toLookAt: Canadian-born applicants only."],
      [{ text: "You cook Italian dishes." }, ""],
    ],
    religionWording: [
      [{ text: "Christian applicants only." }, "toLookAt: Christian applicants only."],
      [{ text: "You cook for Muslim families." }, ""],
    ],
    healthWording: [
      [{ text: "You must be able-bodied." }, "toLookAt: You must be able-bodied."],
      [{ text: "You lift 25 kg." }, ""],
    ],
    citizenshipWording: [
      [{ text: "Canadian citizens only." }, "toLookAt: Canadian citizens only."],
      [{ text: "You must be entitled to work in Canada." }, ""],
    ],
    nativeSpeaker: [
      [
        { text: "A native English speaker is needed." },
        "toLookAt: A native English speaker is needed.",
      ],
      [{ text: "Plant native trees." }, ""],
    ],
    recordWording: [
      [{ text: "Aucun casier judiciaire." }, "toLookAt: Aucun casier judiciaire."],
      [{ text: "A record check is done for work with children." }, ""],
    ],
    politicalWording: [
      [
        { text: "You must share our conservative political views." },
        "toLookAt: You must share our conservative political views.",
      ],
      [{ text: "You write about politics." }, ""],
    ],
    socialWording: [
      [
        { text: "Prestataires de l’aide sociale s’abstenir." },
        "toLookAt: Prestataires de l'aide sociale s'abstenir.",
      ],
      [{ text: "You help people on social assistance." }, ""],
    ],
    canadianExperience: [
      [
        { at: toronto, text: "Canadian experience required." },
        "toLookAt: Canadian experience required.",
      ],
      [
        { at: toronto, text: "Expérience canadienne exigée." },
        "toLookAt: Expérience canadienne exigée.",
      ],
      [{ at: toronto, text: "No Canadian experience needed." }, ""],
      [{ at: vancouver, text: "Canadian experience required." }, ""],
    ],
    payHistory: [
      [
        { at: vancouver, text: "Please state your current salary." },
        "toLookAt: Please state your current salary.",
      ],
      [{ text: "The salary is paid every two weeks." }, ""],
    ],
    applicantFee: [
      [
        { at: vancouver, text: "Applicants must pay a $50 fee." },
        "toLookAt: Applicants must pay a $50 fee.",
      ],
      [{ text: "Every new hire gets a starter kit." }, ""],
    ],
    photoAsked: [
      [
        { text: "Please attach a recent photo of yourself." },
        "toLookAt: Please attach a recent photo of yourself.",
      ],
      [{ text: "You edit photos of food." }, ""],
    ],
    unpaidWork: [
      [{ text: "The first two shifts are unpaid." }, "toLookAt: The first two shifts are unpaid."],
      [{ text: "You are paid for your training." }, ""],
    ],
  };
