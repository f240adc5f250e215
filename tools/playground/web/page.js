// The page: an editor for the input, the result, and panels about both.

const $ = (id) => document.getElementById(id);
const [input, marks, output, panel, status] = ["input", "marks", "output", "panel", "status"].map($);

const DELAY_MS = 150;

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

// The state: what the editor shows, and the answer to it.

let links = [];
let answer = { ok: true, messages: [] };
let tab = "messages";
let latest = 0;

const NAMES = { spirv: "SPIR-V", "spirv-text": "SPIR-V", bitcode: "LLVM IR", "llvm-text": "LLVM IR" };

/** The options as the field and the list of targets have them. */
function options() {
  const words = $("options").value.trim().split(/\s+/).filter(Boolean);
  const given = words.map((word) => {
    const [name, ...value] = word.replace(/^-+/, "").split("=");
    return [name, value.join("=")];
  });
  const target = $("targets").value;
  return target ? [["target", target], ...given] : given;
}

const request = (action, more = {}) => ({ action, input: { text: input.value }, options: options(), ...more });

async function translate() {
  const number = ++latest;
  // Linked lines take a translation of their own.
  const asked = request("translate");
  const next = await translator.ask({ ...asked, links: false });
  if (number !== latest) return;
  answer = next;
  links = [];
  const from = NAMES[answer.kind] ?? "Input";
  const to = (answer.text ?? "").startsWith("; SPIR-V") ? "SPIR-V" : "LLVM IR";
  $("input-kind").textContent = from;
  $("output-kind").textContent = answer.ok ? to : "Result";
  if (answer.text !== undefined) {
    output.replaceChildren(...answer.text.replace(/\n$/, "").split("\n").map(lineOf));
  } else {
    output.replaceChildren();
  }
  status.textContent = next.milliseconds === undefined ? "" : `${Math.round(next.milliseconds)} ms`;
  mark();
  show();
  document.body.dataset.ready = String(number);
  const linked = next.ok ? await translator.ask(asked) : next;
  if (number !== latest) return;
  links = linked.links ?? [];
  document.body.dataset.linked = String(number);
}

function lineOf(text, at) {
  const line = document.createElement("li");
  line.textContent = text;
  line.onmouseenter = () => highlight(links.filter(([out]) => out === at + 1).map(([, of]) => of), at + 1);
  return line;
}

/** Draws line numbers and the places of messages behind the editor. */
function mark() {
  const worst = new Map();
  for (const { severity, line } of answer.messages) {
    if (line && worst.get(line) !== "error") worst.set(line, severity);
  }
  marks.replaceChildren(
    ...input.value.split("\n").map((text, at) => {
      const line = document.createElement("div");
      const span = document.createElement("span");
      span.textContent = text;
      span.className = worst.get(at + 1) ?? "";
      line.append(span);
      return line;
    }),
  );
  input.style.height = `${marks.offsetHeight}px`;
  input.style.width = `${marks.scrollWidth}px`;
}

/** Highlights lines of the input, and the lines of the result that come from them. */
function highlight(lines, hovered) {
  const from = new Set(lines);
  const to = new Set(links.filter(([, of]) => from.has(of)).map(([out]) => out));
  if (hovered) to.add(hovered);
  [...marks.children].forEach((line, at) => line.classList.toggle("linked", from.has(at + 1)));
  [...output.children].forEach((line, at) => line.classList.toggle("linked", to.has(at + 1)));
  const first = hovered ? marks.children[Math.min(...from) - 1] : output.children[Math.min(...to) - 1];
  first?.scrollIntoView({ block: "nearest" });
}

const lineAtCursor = () => input.value.slice(0, input.selectionStart).split("\n").length;

// The panels.

const element = (name, className, text = "") => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

function messageOf({ severity, message, help, place, line }) {
  const made = element("div", "message");
  made.append(element("b", severity, `${severity}: `), message, place ? ` (${place})` : "");
  if (help) made.append(element("div", "help", `help: ${help}`));
  if (line) {
    made.onclick = () => {
      const start = input.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
      input.focus();
      input.setSelectionRange(start, start);
      marks.children[line - 1]?.scrollIntoView({ block: "center" });
    };
  }
  return made;
}

const json = (value) => element("pre", "", JSON.stringify(value, null, 2));

/** The SPIR-V that panels describe: the input, or the result. */
async function spirv() {
  if (NAMES[answer.kind] === "SPIR-V") return { input: { text: input.value } };
  const file = await translator.ask(request("file"));
  return file.ok ? { input: { base64: file.base64 } } : undefined;
}

const PANELS = {
  messages: () => (answer.messages.length ? answer.messages.map(messageOf) : ["No messages."]),
  losses: () =>
    answer.losses?.length
      ? answer.losses.map(({ grade, kind, name, count, remedy }) => {
          const made = element("div", "message", `${grade}: ${kind} ${name} (${count})`);
          if (remedy) made.append(element("div", "help", `help: ${remedy}`));
          return made;
        })
      : ["The translation preserves everything."],
  async validate() {
    const of = await spirv();
    if (!of) return answer.messages.map(messageOf);
    const found = await translator.ask({ action: "validate", ...of });
    return found.ok ? ["The module is valid."] : found.messages.map(messageOf);
  },
  async report() {
    const of = await spirv();
    if (!of) return answer.messages.map(messageOf);
    const found = await translator.ask({ action: "report", ...of });
    return found.ok ? [json(found.report)] : found.messages.map(messageOf);
  },
  async explain() {
    if (NAMES[answer.kind] !== "LLVM IR") return ["Explanations are about LLVM IR that becomes SPIR-V."];
    const found = await translator.ask(request("explain"));
    const { requirements, decisions } = found;
    return found.ok ? [json({ requirements, decisions })] : found.messages.map(messageOf);
  },
  async graph() {
    const found = await translator.ask({ ...request("graph"), function: graphed });
    if (!found.svg) return found.messages.map(messageOf);
    const choice = document.createElement("select");
    choice.append(...found.functions.map((name) => new Option(name, name, false, name === graphed)));
    choice.onchange = () => {
      graphed = choice.value;
      show();
    };
    const picture = document.createElement("img");
    picture.alt = "control-flow graph";
    picture.src = `data:image/svg+xml,${encodeURIComponent(found.svg)}`;
    return [choice, document.createElement("br"), picture];
  },
};

let graphed;

async function show() {
  const shown = tab;
  for (const button of $("tabs").querySelectorAll("button")) {
    button.classList.toggle("selected", button.dataset.tab === tab);
  }
  const content = await PANELS[tab]();
  if (shown === tab) panel.replaceChildren(...content);
  panel.dataset.shown = shown;
}

// Files, examples and links.

function set(text, given = "", target = "") {
  input.value = text;
  $("options").value = given;
  $("targets").value = target;
  graphed = undefined;
  mark();
  return translate();
}

async function open(bytes, given, target) {
  const found = await translator.ask({ action: "text", input: { base64: base64Of(bytes) } });
  return set(found.text ?? new TextDecoder().decode(bytes), given, target);
}

async function share() {
  const state = { input: input.value, options: $("options").value, target: $("targets").value };
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed = base64Of(await through(new CompressionStream("deflate-raw"), bytes));
  location.hash = packed.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  status.textContent = "The link is in the address bar.";
}

async function shared() {
  const packed = location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/");
  if (!packed) return undefined;
  try {
    const bytes = await through(new DecompressionStream("deflate-raw"), bytesOf(packed));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

async function download() {
  const file = await translator.ask(request("file"));
  if (!file.ok) return;
  const bytes = bytesOf(file.base64);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes]));
  link.download = bytes[0] === 0x03 ? "module.spv" : "module.bc";
  link.click();
}

let timer;
const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(translate, DELAY_MS);
};

input.addEventListener("input", () => {
  mark();
  soon();
});
for (const event of ["click", "keyup"]) input.addEventListener(event, () => highlight([lineAtCursor()]));
$("options").addEventListener("input", soon);
$("targets").addEventListener("change", translate);
$("open").addEventListener("click", () => $("file").click());
$("file").addEventListener("change", async () => {
  const [file] = $("file").files;
  if (file) await open(new Uint8Array(await file.arrayBuffer()));
});
$("download").addEventListener("click", download);
$("share").addEventListener("click", share);
$("tabs").addEventListener("click", ({ target }) => {
  if (!target.dataset.tab) return;
  tab = target.dataset.tab;
  show();
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) await open(new Uint8Array(await file.arrayBuffer()));
});

const examples = JSON.parse($("example-list").textContent);
$("examples").append(...examples.map(({ name }, at) => new Option(name, at)));
const choose = ({ text, base64, options, target }) =>
  text === undefined ? open(bytesOf(base64), options, target) : set(text, options, target);
$("examples").addEventListener("change", () => choose(examples[$("examples").value]));

async function settings() {
  const { settings, targets } = await translator.ask({ action: "settings" });
  $("targets").append(...targets.map(({ name, help }) => Object.assign(new Option(name, name), { title: help })));
  $("settings").append(...settings.map(({ name, help }) => new Option(help, `--${name}`)));
}

const pending = await shared();
if (pending) {
  // Its target is one of the list.
  await settings();
  await set(pending.input, pending.options, pending.target);
} else {
  await choose(examples[0]);
}
const [navigation] = performance.getEntriesByType("navigation");
document.body.dataset.started = String(Math.round(performance.now() - navigation.responseEnd));
if (!pending) await settings();
