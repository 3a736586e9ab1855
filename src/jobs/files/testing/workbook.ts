import { strToU8, zipSync } from "fflate";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Number formats of the cells with s="0" and so on. */
export const FORMATS = [
  "General",
  "#,##0",
  "0.00",
  "00000",
  "yyyy-mm-dd",
  "yyyy-mm-dd hh:mm",
  "0%",
  "[$€-2] #,##0.00",
  "[$USD] #,##0.00",
  "[$CAD] #,##0.00",
];

const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${FORMATS.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`).join("")}</numFmts><cellXfs count="${FORMATS.length}">${FORMATS.map((_, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`).join("")}</cellXfs></styleSheet>`;

/**
 * A workbook as minimal writers make them. `sheets`: what is inside each worksheet, by name.
 * `link`: the target of the link "r1" of each.
 */
export function workbook(
  sheets: string | Record<string, string>,
  properties = "",
  link = "",
): Uint8Array {
  const all = Object.entries(typeof sheets === "string" ? { A: sheets } : sheets);
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${all.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${all.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${OFFICE}/styles" Target="/xl/styles.xml"/>${all.map((_, at) => `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="/xl/worksheets/sheet${at}.xml"/>`).join("")}</Relationships>`,
    "xl/styles.xml": STYLES,
    ...Object.fromEntries(
      all.map(([, content], at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}">${content}</worksheet>`,
      ]),
    ),
    ...(link !== "" &&
      Object.fromEntries(
        all.map((_, at) => [
          `xl/worksheets/_rels/sheet${at}.xml.rels`,
          `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/hyperlink" Target="${link}" TargetMode="External"/></Relationships>`,
        ]),
      )),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

/** A cell of text. */
export const textCell = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
