// The translator in a thread of its own: a long translation does not block the page, and can be ended.

let translator;

onmessage = async ({ data: { number, request, module } }) => {
  try {
    if (module) translator = await SpirvLlvm.load(module);
    postMessage({ number, answer: request ? translator.request(request) : {} });
  } catch (error) {
    postMessage({ number, failure: String(error) });
  }
};
