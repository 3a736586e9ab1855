import { expect, it } from "vitest";
import { payInText } from "./pay-in-text.ts";

it.each<[title: string, pays: string[]]>([
  ["Sales associate, $20-$22", ["$20-$22"]],
  ["Baker – $65k", ["$65k"]],
  ["Commis, 22 $ de l'heure", ["22 $"]],
  ["$50M fund analyst", []],
  ["Nurse – $100 signing bonus", []],
  ["Nurse, bonus: $100", []],
  ["Cook ($50 gift card)", []],
])("of the title %j reads %j", (title, pays) => {
  expect(payInText(title, { isTitle: true }).map(({ text }) => text)).toEqual(pays);
});

it.each<[text: string, pays: string[]]>([
  ["Tips of about $5-$8/hr. Tips average around $8/hr.", []],
  ["Earn $5-$8/hr in tips. Gratuity of $5/hr. Tips (up to $8/hr).", []],
  ["Pourboires d'environ 5 $ de l'heure. 5 $ à 8 $/h en pourboires.", []],
  ["Wage plus tips: $25-$30/hr.", ["$25-$30"]],
  ["Hourly wage including tips is $25.", ["$25"]],
  ["Salaire et pourboires de 25 $ de l'heure.", ["25 $"]],
  ["Tips + $17/hr.", ["$17"]],
  ["You are paid 40 hours per week. Salary: 2 reviews per year.", []],
  ["Earn 3 weeks of vacation. The pay grade is Level 4.", []],
  ["Hourly wage: see Level 4. We raised $20 to $30 for Level 2.", []],
  ["$17.20/hr plus tips of $5/hr.", ["$17.20"]],
])("tells tips from pay in %j", (text, pays) => {
  expect(payInText(text).map((pay) => pay.text)).toEqual(pays);
});
