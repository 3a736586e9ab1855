// The rules of this repository, loaded by .oxlintrc.json. Plain JavaScript with types in comments,
// because the linter loads it on Node 20, which runs no TypeScript.
import { fileNames } from "./file-names.js";
import { importDirections } from "./import-directions.js";
import { oneDatabaseModule } from "./one-database-module.js";
import { textBesideConditionals } from "./text-beside-conditionals.js";

export default {
  meta: { name: "house" },
  rules: {
    "file-names": fileNames,
    "import-directions": importDirections,
    "one-database-module": oneDatabaseModule,
    "text-beside-conditionals": textBesideConditionals,
  },
};
