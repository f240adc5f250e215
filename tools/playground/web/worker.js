// The translator in a thread of its own: a long translation does not block the page, and can be ended.

let writer;
let translator;

/** Takes a part of the translator, as a gzip file in Base64. What is there is compiled while the rest arrives. */
function take(part) {
  if (!writer) {
    const stream = new DecompressionStream("gzip");
    writer = stream.writable.getWriter();
    const response = new Response(stream.readable, { headers: { "Content-Type": "application/wasm" } });
    translator = WebAssembly.compileStreaming(response).then((module) => {
      postMessage({ module });
      return new SpirvLlvm(module);
    });
  }
  // Failures are those of the stream that the translator is compiled from.
  (part ? writer.write(bytesOf(part)) : writer.close()).catch(() => {});
}

onmessage = async ({ data: { module, part, number, request } }) => {
  if (module) translator = new SpirvLlvm(module);
  if (part !== undefined) take(part);
  if (!request) return;
  try {
    const compiled = await translator;
    const start = performance.now();
    const answer = compiled.request(request);
    postMessage({ number, answer: { ...answer, milliseconds: performance.now() - start } });
  } catch (error) {
    postMessage({ number, failure: String(error) });
  }
};
