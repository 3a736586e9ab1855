// Browser translation and extensions replace text nodes. React then fails to remove a bare text
// node, or to insert an element before one; inside an element of its own, the text is safe.

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */
/** @typedef {{ type: string, [property: string]: any }} Node */

/** Properties that hold text. */
const TEXTS = new Set(["children", "label", "title", "name", "message", "text"]);

/** @param {Node} node @returns {Node[]} what an expression can render */
function outcomes(node) {
  switch (node.type) {
    case "JSXExpressionContainer":
      return outcomes(node.expression);
    case "ConditionalExpression":
      return [...outcomes(node.consequent), ...outcomes(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : outcomes(node.left)), ...outcomes(node.right)];
    default:
      return [node];
  }
}

/** @param {Node} node */
function isText(node) {
  switch (node.type) {
    case "JSXText":
    case "TemplateLiteral":
      return true;
    case "Literal":
      return typeof node.value === "string";
    case "Identifier":
      return TEXTS.has(node.name);
    case "MemberExpression":
      return TEXTS.has(node.property.name);
    case "CallExpression":
      return node.callee.type === "MemberExpression" && node.callee.object.name === "m";
    default:
      return false;
  }
}

/** @param {Node} node whether it is an expression that may render another element or none */
const isConditional = (node) =>
  node.type === "JSXExpressionContainer" && !outcomes(node).every(isText);

/** @type {Rule} */
export const textBesideConditionals = {
  meta: {
    type: "problem",
    docs: { description: "Text beside a conditional child is wrapped in an element." },
    schema: [],
  },
  create(context) {
    /** @param {Node} parent */
    const check = ({ children: all }) => {
      const children = all.filter(
        (/** @type {Node} */ child) =>
          !(child.type === "JSXText" && child.value.trim() === "") &&
          child.expression?.type !== "JSXEmptyExpression" &&
          child.expression?.value !== " ",
      );
      if (children.length < 2 || !children.some(isConditional)) return;
      for (const child of children)
        if (outcomes(child).some(isText))
          context.report({
            node: child,
            message:
              "Wrap this text in an element: browser translation replaces it, and React then fails to render the conditional child.",
          });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
