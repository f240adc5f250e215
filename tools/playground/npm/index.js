// The entry of the package for Node.js and bundlers.

import { SpirvLlvm } from "./spirv-llvm.js";

export { SpirvLlvm };

/** Loads the translator of this package. */
export async function load() {
  const url = new URL("./spirv-llvm.wasm", import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return SpirvLlvm.load(await readFile(url));
  }
  return SpirvLlvm.load(await fetch(url));
}
