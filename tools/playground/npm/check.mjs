// What the package does for a program: both directions, an error, and types of results. Run by `cargo xtask playground --check`.

import assert from "node:assert/strict";
import { load } from "spirv-llvm";

const kernel = `target triple = "spir64-unknown-unknown"
define spir_kernel void @add(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}`;
const translator = await load();
const forward = translator.translateToFile(kernel);
assert.equal(forward.ok, true);
assert.equal(new DataView(forward.bytes.buffer).getUint32(0, true), 0x07230203);
const back = translator.translate(forward.bytes);
assert.match(back.text, /store i32 1/);
const wrong = translator.translate(kernel.replace("store i32 1", "store i32 %x"));
assert.equal(wrong.ok, false);
assert.equal(wrong.messages[0].line, 3);
assert.match(translator.graph(kernel).svg, /^<svg/);
assert.equal(translator.validate(forward.bytes).ok, true);
assert.equal(translator.report(forward.bytes).report.entryPoints[0].name, "add");
