import { expect, test, vi } from "vitest";
import { mountEditor } from "../testing/mounted-editor.ts";
import type { PasteReport } from "../foreign/paste-report.ts";

test("what is copied here is pasted as it was, tags and all", () => {
  const html = "<p>zero</p><div>one</div><p>a <b>b</b> <i>c</i></p><ul>loose<li><p>d</p></li></ul>";
  const mounted = mountEditor(`${html}<p>end</p>`);
  mounted.select(0, mounted.editor.state.doc.content.size);
  const clipboard = mounted.copy();
  expect(clipboard.getData("text/html")).toBe(`${html}<p>end</p>`);
  mounted.selectText("end", { collapse: true });
  mounted.press("Enter");
  mounted.paste(clipboard);
  expect(mounted.html()).toBe(`${html}<p>end</p>${html}<p>end</p>`);
});

test("part of a line is copied as text with its looks, and cut takes it away", () => {
  const mounted = mountEditor("<p>one <b>two</b> three</p>");
  mounted.selectText("two");
  const clipboard = mounted.cut();
  expect(clipboard.getData("text/html")).toBe("<b>two</b>");
  expect(clipboard.getData("text/plain")).toBe("two");
  expect(mounted.html()).toBe("<p>one &nbsp;three</p>");
  mounted.selectText("three", { collapse: true });
  mounted.paste(clipboard);
  expect(mounted.html()).toBe("<p>one &nbsp;three<b>two</b></p>");
});

test.each([
  ["a word of an item", "<ul><li>one two</li></ul>", "two"],
  ["the words of a whole item", "<ul><li><p>two</p></li></ul>", "two"],
  ["a word and the space after it", "<p>one two</p>", "one "],
  ["a word in a box", "<div><p>one two</p></div>", "two"],
])("%s is copied as words", (_, html, words) => {
  const mounted = mountEditor(`${html}<p></p>`);
  mounted.selectText(words);
  const clipboard = mounted.copy();
  expect(clipboard.getData("text/html")).toBe(words);
  mounted.select(mounted.editor.state.doc.content.size - 1);
  mounted.paste(clipboard);
  expect(mounted.html()).toBe(`${html}<p>${words.trim()}</p>`);
});

test.each([
  ["<p>a</p><div>b<br>c</div><p>d</p>", "a\n\nb\nc\n\nd"],
  ["<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p>", "a\n\n• b\n• c\n\nd"],
  [
    "<ol><li>a<ul><li>b<br>c</li><li>d</li></ul></li><li>e</li></ol>",
    "1. a\n   • b\n     c\n   • d\n2. e",
  ],
])("%s is copied as plain text, and pasted from that", (html, text) => {
  const mounted = mountEditor(html);
  mounted.select(0, mounted.editor.state.doc.content.size);
  const clipboard = mounted.copy();
  expect(clipboard.getData("text/plain")).toBe(text);
  mounted.replace("");
  mounted.paste({ "text/plain": text });
  expect(mounted.html()).toBe(html.replaceAll("div>", "p>"));
});

test("an item that begins with a list has no sign of its own in plain text", () => {
  const mounted = mountEditor("<ol><li>a</li><li><ul><li>b</li></ul></li><li>c</li></ol>");
  mounted.select(0, mounted.editor.state.doc.content.size);
  expect(mounted.copy().getData("text/plain")).toBe("1. a\n   • b\n2. c");
});

test("what was copied from another description is pasted as what it says", () => {
  const mounted = mountEditor('<p>Apply <a href="https://example.com/a">here</a> <b>now</b></p>');
  mounted.select(0, mounted.editor.state.doc.content.size);
  const clipboard = mounted.copy();
  mounted.replace('<p>See <i>all</i> of <a href="https://example.com/b">ours</a></p>');
  mounted.selectText("ours");
  mounted.paste(clipboard);
  expect(mounted.html()).toBe(
    '<p>See <i>all</i> of Apply <a href="https://example.com/a">here</a> <strong>now</strong></p>',
  );
});

test.each([
  [
    "HTML goes into the line",
    { "text/html": "<p>x <b>y</b></p>", "text/plain": "x y" },
    "<p>onex <strong>y</strong></p>",
  ],
  ["lines follow", { "text/html": "<p>x</p><p>y</p>" }, "<p>onex</p><p>y</p>"],
  [
    "a list stays one",
    { "text/html": "text<ul><li>x</li><li>y</li></ul>" },
    "<p>onetext</p><ul><li>x</li><li>y</li></ul>",
  ],
  [
    "an address becomes a link",
    { "text/plain": " https://example.com/a " },
    '<p>one<a href="https://example.com/a">https://example.com/a</a></p>',
  ],
  [
    "a link that is dragged keeps its words",
    {
      "text/plain": "https://example.com/a",
      "text/html": '<a href="https://example.com/a">ours</a>',
    },
    '<p>one<a href="https://example.com/a">ours</a></p>',
  ],
  [
    "a pasted address links to itself, tracking included",
    {
      "text/plain": "https://example.com/a",
      "text/html": '<a href="https://example.org/?to=a">https://example.com/a</a>',
    },
    '<p>one<a href="https://example.com/a">https://example.com/a</a></p>',
  ],
  [
    "an address is unwrapped",
    { "text/plain": "https://www.google.com/url?q=https://example.com/a&usg=x" },
    '<p>one<a href="https://example.com/a">https://example.com/a</a></p>',
  ],
  [
    "Markdown becomes what it says",
    { "text/plain": "**a** <b>\n\n- [b](https://example.com/b)\n- ~~c~~" },
    '<p>one<strong>a</strong> &lt;b&gt;</p><ul><li><a href="https://example.com/b">b</a></li><li>c</li></ul>',
  ],
  [
    "Markdown in a program's plain HTML, too",
    { "text/plain": "# a\nb", "text/html": "<div><div># a</div><div>b</div></div>" },
    "<p>one<strong>a</strong></p><p>b</p>",
  ],
  [
    "signs in text are no Markdown",
    { "text/plain": "2 * 3 ** 4 #1 _a_" },
    "<p>one2 * 3 ** 4 #1 _a_</p>",
  ],
  [
    "another address stays text",
    { "text/plain": "ftp://example.com" },
    "<p>oneftp://example.com</p>",
  ],
  [
    "a forged slice is only HTML",
    { "text/html": `<p data-pm-slice='9 9 ["implicitItem",{}]'>x</p>` },
    "<p>onex</p>",
  ],
  ["nothing changes nothing", { "text/html": "<script>x</script>" }, "<p>one</p>"],
])("%s", (_, data, html) => {
  const mounted = mountEditor("<p>one</p>");
  mounted.selectText("one", { collapse: true });
  mounted.paste(data);
  expect(mounted.html()).toBe(html);
});

test.each([
  ["an item", "<ul><li>one</li></ul>", "one", "<ul><li>x</li><li>y!</li></ul>"],
  ["its beginning", "<ul><li>onetwo</li></ul>", "one", "<ul><li>x</li><li>y!two</li></ul>"],
  [
    "items",
    "<ul><li>a</li><li>one</li><li>two</li></ul>",
    "one|two",
    "<ul><li>a</li><li>x</li><li>y!</li></ul>",
  ],
  [
    "an item with a list in it",
    "<ul><li>one<ul><li>b</li></ul></li></ul>",
    "one",
    "<ul><li>x</li><li>y!<ul><li>b</li></ul></li></ul>",
  ],
  [
    "an item and a line",
    "<ul><li>a</li><li>one</li></ul><p>two</p>",
    "one|two",
    "<ul><li>a</li><li>x</li><li>y!</li></ul>",
  ],
  ["a line", "<p>a</p><p>one</p>", "one", "<p>a</p><ul><li>x</li><li>y!</li></ul>"],
])("over %s, a list is pasted at the same level", (_, html, selected, expected) => {
  const mounted = mountEditor(html);
  const [first = "", last = first] = selected.split("|");
  mounted.selectText(first);
  const { from } = mounted.editor.state.selection;
  mounted.selectText(last);
  mounted.select(from, mounted.editor.state.selection.to);
  mounted.paste({ "text/html": "<ul><li>x</li><li>y</li></ul>" });
  mounted.type("!");
  expect(mounted.html()).toBe(expected);
});

test.each([
  ["text/plain", " and ", "one and two"],
  ["text/plain", "and\n", "oneandtwo"],
  ["text/html", "<meta charset=utf-8><span>very </span>", "onevery two"],
  ["text/html", "<span> and <b>cakes</b></span>", "one and <strong>cakes</strong>two"],
  ["text/html", "<body>\n<!--StartFragment-->and<!--EndFragment-->\n</body>", "oneandtwo"],
  ["text/html", "<p> and </p>", "oneandtwo"],
])("between two words, %s %j writes %s", (type, data, line) => {
  const mounted = mountEditor("<p>onetwo</p>");
  mounted.selectText("one", { collapse: true });
  mounted.paste({ [type]: data });
  expect(mounted.html()).toBe(`<p>${line}</p>`);
});

test.each([
  ["text", '<a href="/a">onetwo</a>', "x", '<a href="/a">onextwo</a>'],
  ["text", "<b>onetwo</b>", "x", "<b>onextwo</b>"],
  ["an address", "<i>onetwo</i>", "tel:1", '<i>one<a href="tel:1">tel:1</a>two</i>'],
])("%s in %s: %s looks as what is typed there", (_, line, data, expected) => {
  const mounted = mountEditor(`<p>${line}</p>`);
  mounted.selectText("one", { collapse: true });
  mounted.paste({ "text/plain": data });
  expect(mounted.html()).toBe(`<p>${expected}</p>`);
});

test("an address pasted over text links the text", () => {
  const mounted = mountEditor("<p>our shop</p>");
  mounted.selectText("shop");
  mounted.paste({ "text/plain": "https://example.com" });
  expect(mounted.html()).toBe('<p>our <a href="https://example.com">shop</a></p>');
});

test("lost content is reported, and files change nothing", () => {
  const mounted = mountEditor("<p>one</p>");
  const report = vi.fn<(report: PasteReport) => void>();
  mounted.editor.on("pasteReport", report);
  mounted.selectText("one");
  mounted.paste({}, [new File([""], "a.png", { type: "image/png" }), new File([""], "b.pdf")]);
  expect(report).toHaveBeenLastCalledWith({ images: 1, files: 1 });
  expect(mounted.html()).toBe("<p>one</p>");
  mounted.paste({ "text/html": "<h2>x</h2><img src=y>" });
  expect(report).toHaveBeenLastCalledWith({ headings: 1, images: 1 });
  expect(mounted.html()).toBe("<p><strong>x</strong></p>");
});

test("HTML and files can be dropped", () => {
  const mounted = mountEditor("<p>one</p><p>two</p>");
  const { view } = mounted.editor;
  const drop = (dataTransfer: DataTransfer) => {
    const { left, top } = view.coordsAtPos(1);
    const event = new DragEvent("drop", {
      dataTransfer,
      clientX: left,
      clientY: top + 1,
      bubbles: true,
      cancelable: true,
    });
    view.dom.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const html = new DataTransfer();
  html.setData("text/html", "<b>x</b><iframe></iframe>");
  expect(drop(html)).toBe(true);
  expect(mounted.html()).toBe("<p><strong>x</strong>one</p><p>two</p>");
  const file = new DataTransfer();
  file.items.add(new File([""], "a.pdf"));
  expect(drop(file)).toBe(true);
  expect(mounted.html()).toBe("<p><strong>x</strong>one</p><p>two</p>");
});

test("the address of a link stands behind its text in plain text", () => {
  const mounted = mountEditor(
    '<p>See <a href="https://example.com/a">our <b>page</b></a>, <a href="mailto:a@example.com">a@example.com</a></p>',
  );
  mounted.select(0, mounted.editor.state.doc.content.size);
  expect(mounted.copy().getData("text/plain")).toBe(
    "See our page (https://example.com/a), a@example.com",
  );
});

test("a paste is undone by itself", () => {
  const mounted = mountEditor("<p>one</p>");
  mounted.selectText("one", { collapse: true });
  mounted.type("!");
  mounted.paste({ "text/plain": "two" });
  mounted.type("?");
  const states = [mounted.html()];
  for (let times = 0; times < 3; times += 1) {
    mounted.editor.commands.undo();
    states.push(mounted.html());
  }
  expect(states).toEqual(["<p>one!two?</p>", "<p>one!two</p>", "<p>one!</p>", "<p>one</p>"]);
});
