/** Text of LLVM IR or SPIR-V, or the bytes of bitcode or a SPIR-V binary. */
export type Input = string | Uint8Array;

/** Options by their names on the command line, without dashes. */
export type Options = Record<string, string | number | boolean> | [name: string, value: string][];

/** A message. */
export interface Message {
  severity: "error" | "warning" | "note";
  message: string;
  help: string | null;
  /** The name of the row in `docs/errors.md`. */
  problem?: string;
  code?: string;
  /** The place in words. */
  place: string;
  at: Record<string, unknown>;
  /** The line of an input that is text, from 1. */
  line?: number;
}

/** A construct that a translation does not preserve. */
export interface Loss {
  kind: string;
  name: string;
  grade: string;
  remedy: string | null;
  count: number;
  places: string[];
}

/** The answer to every request. */
export interface Answer {
  ok: boolean;
  kind?: "spirv" | "spirv-text" | "bitcode" | "llvm-text";
  messages: Message[];
}

export interface Translation extends Answer {
  text?: string;
  /** Pairs of a line of the text and the line of the input that it comes from, both from 1. */
  links?: [line: number, origin: number][];
  losses?: Loss[];
}

export interface File extends Answer {
  bytes?: Uint8Array;
  losses?: Loss[];
}

export interface Text extends Answer {
  text?: string;
}

export interface Report extends Answer {
  report?: Record<string, unknown>;
}

export interface Explanation extends Answer {
  requirements?: Record<string, unknown>[];
  decisions?: Record<string, unknown>[];
  pointers?: Record<string, unknown>[];
}

export interface Graph extends Answer {
  functions?: string[];
  svg?: string;
}

export interface Setting {
  name: string;
  help: string;
  default: string;
  values: string[] | null;
  isSwitch: boolean;
}

export interface Settings extends Answer {
  settings: Setting[];
  targets: { name: string; help: string }[];
}

/** The translator. */
export class SpirvLlvm {
  /** Compiles the translator. `source` is the bytes of `spirv-llvm.wasm`, a compiled module, or a response with them. */
  static load(source: ArrayBuffer | Uint8Array | WebAssembly.Module | Response): Promise<SpirvLlvm>;
  /** Translates between SPIR-V and LLVM IR, in the direction that the input has. */
  translate(input: Input, options?: Options): Translation;
  /** As `translate`, with the bytes of the result: SPIR-V, or LLVM bitcode. */
  translateToFile(input: Input, options?: Options): File;
  /** Prints a binary as text. */
  disassemble(input: Input): Text;
  /** Checks the structure of a SPIR-V module. */
  validate(input: Input): Answer;
  /** Describes a SPIR-V module: capabilities, entry points, arguments, specialization constants. */
  report(input: Input): Report;
  /** Explains the requirements and the pointee types of the SPIR-V that LLVM IR becomes. */
  explain(input: Input, pointers?: string[], options?: Options): Explanation;
  /** Draws the control-flow graph of a function: the first, unless `name` states another. */
  graph(input: Input, name?: string): Graph;
  /** Lists the options and the presets. */
  settings(): Settings;
}

/** Loads the translator of this package. */
export function load(): Promise<SpirvLlvm>;
