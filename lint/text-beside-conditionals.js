// Browser translation and extensions replace text nodes. React then fails to remove a bare text
// node, or to insert an element before one; inside an element of its own, the text is safe.

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */
/** @typedef {Parameters<Parameters<Extract<Rule, { create: unknown }>["create"]>[0]["report"]>[0]} Problem */
/** @typedef {Node & Extract<Problem, { node: unknown }>["node"]} Ranged */
/**
 * The properties of the nodes that are read here, of any type.
 * @typedef {{
 *   type: string, value?: unknown, name?: string, operator?: string, expression?: Node, left?: Node,
 *   right?: Node, consequent?: Node, alternate?: Node, object?: Node, property?: Node, callee?: Node,
 * }} Node
 */

/** Properties that hold text. */
const TEXTS = new Set(["children", "label", "title", "name", "message", "text"]);

/** @type {(node: Node | undefined) => Node[]} what an expression can render */
function outcomes(node) {
  if (!node) return [];
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

/** @type {(node: Node) => boolean} */
function isText(node) {
  switch (node.type) {
    case "JSXText":
    case "TemplateLiteral":
      return true;
    case "Literal":
      return typeof node.value === "string";
    case "Identifier":
      return TEXTS.has(node.name ?? "");
    case "MemberExpression":
      return TEXTS.has(node.property?.name ?? "");
    case "CallExpression":
      return node.callee?.object?.name === "m";
    default:
      return false;
  }
}

/** @type {(node: Node) => boolean} whether it may render something else than before, or nothing */
const isConditional = ({ type, expression }) =>
  type === "JSXExpressionContainer" &&
  expression !== undefined &&
  (/^(Conditional|Logical)Expression$/.test(expression.type) || !isText(expression));

/** @type {(node: Node) => boolean} whether it renders nothing, or the blank between two elements */
const isBlank = ({ type, value, expression }) =>
  (type === "JSXText" && typeof value === "string" && value.trim() === "") ||
  expression?.type === "JSXEmptyExpression" ||
  expression?.value === " ";

/** @type {Rule} */
export const textBesideConditionals = {
  meta: {
    type: "problem",
    docs: { description: "Text beside a conditional child is wrapped in an element." },
    schema: [],
  },
  create(context) {
    /** @type {(parent: unknown) => void} */
    const check = (parent) => {
      const { children } = /** @type {{ children: Ranged[] }} */ (parent);
      const visible = children.filter((child) => !isBlank(child));
      if (visible.length < 2 || !visible.some(isConditional)) return;
      for (const node of visible)
        if (outcomes(node).some(isText))
          context.report({
            node,
            message:
              "Wrap this text in an element: browser translation replaces it, and React then fails to render the conditional child.",
          });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
