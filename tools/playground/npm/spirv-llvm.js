// The translator, compiled to WebAssembly: requests and answers are plain objects, as `src/lib.rs` describes them.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class SpirvLlvm {
  #module;
  #exports;

  constructor(module) {
    this.#module = module;
  }

  /** Compiles the translator. `source` is the bytes of `spirv-llvm.wasm`, a compiled module, or a response with them. */
  static async load(source) {
    if (source instanceof WebAssembly.Module) return new SpirvLlvm(source);
    const bytes = source instanceof Response ? await source.arrayBuffer() : source;
    return new SpirvLlvm(await WebAssembly.compile(bytes));
  }

  /** Answers a request. Throws if the translator has a defect or the memory does not suffice; it can be used again then. */
  request(request) {
    this.#exports ??= new WebAssembly.Instance(this.#module).exports;
    const { allocate, respond, release, memory } = this.#exports;
    try {
      const bytes = encoder.encode(JSON.stringify(request));
      const address = allocate(bytes.length);
      if (address === 0) throw new RangeError("the request is too large");
      new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
      const answer = respond(address, bytes.length);
      const length = new DataView(memory.buffer).getUint32(answer, true);
      const text = decoder.decode(new Uint8Array(memory.buffer, answer + 4, length));
      release(answer);
      return JSON.parse(text);
    } catch (error) {
      // An instance that was left in the middle of something is not used again.
      this.#exports = undefined;
      throw error;
    }
  }

  /** Translates between SPIR-V and LLVM IR, in the direction that the input has. The answer has the text of the result. */
  translate(input, options = {}) {
    return this.request({ action: "translate", input: inputOf(input), options: optionsOf(options) });
  }

  /** As `translate`. The answer has the bytes of the result: SPIR-V, or LLVM bitcode. */
  translateToFile(input, options = {}) {
    const answer = this.request({ action: "file", input: inputOf(input), options: optionsOf(options) });
    if (answer.base64 !== undefined) answer.bytes = bytesOf(answer.base64);
    return answer;
  }

  /** Prints a binary as text. */
  disassemble(input) {
    return this.request({ action: "text", input: inputOf(input) });
  }

  /** Checks the structure of a SPIR-V module. */
  validate(input) {
    return this.request({ action: "validate", input: inputOf(input) });
  }

  /** Describes a SPIR-V module: capabilities, entry points, arguments, specialization constants. */
  report(input) {
    return this.request({ action: "report", input: inputOf(input) });
  }

  /** Explains the version, the capabilities, the extensions and the pointee types of the SPIR-V that LLVM IR becomes. */
  explain(input, pointers = [], options = {}) {
    return this.request({ action: "explain", input: inputOf(input), pointers, options: optionsOf(options) });
  }

  /** Draws the control-flow graph of a function: the first, unless `name` states another. */
  graph(input, name) {
    return this.request({ action: "graph", input: inputOf(input), function: name });
  }

  /** Lists the options and the presets. */
  settings() {
    return this.request({ action: "settings" });
  }
}

const inputOf = (input) => (typeof input === "string" ? { text: input } : { base64: base64Of(input) });

const optionsOf = (options) =>
  Array.isArray(options) ? options : Object.entries(options).map(([name, value]) => [name, String(value)]);

/** The bytes that a text in Base64 states. */
export function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Bytes in Base64. */
export function base64Of(bytes) {
  const step = 0x8000;
  let text = "";
  for (let at = 0; at < bytes.length; at += step) {
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(text);
}
