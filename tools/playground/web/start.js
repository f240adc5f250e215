// Starts the translator's thread before the translator is there: its code is a part of the page, compressed, in several
// elements. Each is given to the thread while the page loads, which decodes and compiles them.

/** Longer translations are ended. */
const LIMIT_MS = 20000;

const failed = (message) => ({ ok: false, messages: [{ severity: "error", message, help: null, place: "" }] });

class Translator {
  #worker;
  #module;
  #parts = [];
  #waiting = new Map();
  #number = 0;

  constructor() {
    this.#start();
  }

  #start() {
    const code = document.getElementById("worker").textContent;
    this.#worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    this.#worker.onmessage = ({ data: { module, number, answer, failure } }) => {
      if (module) {
        // A thread that is started again needs no parts.
        this.#module = module;
        this.#parts = [];
        return;
      }
      this.#waiting.get(number)?.(answer ?? failed(`the translator has a defect: ${failure}`));
      this.#waiting.delete(number);
    };
    if (this.#module) this.#worker.postMessage({ module: this.#module });
    for (const part of this.#parts) this.#worker.postMessage({ part });
  }

  /** Takes the element before the running script: the next part of the translator. The last one is empty. */
  part() {
    const part = document.currentScript.previousElementSibling.textContent;
    this.#parts.push(part);
    this.#worker.postMessage({ part });
  }

  ask(request) {
    const number = this.#number++;
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        this.#worker.terminate();
        this.#start();
        for (const waiting of this.#waiting.values()) waiting(failed("the translation took too long and was ended"));
        this.#waiting.clear();
      }, LIMIT_MS);
      this.#waiting.set(number, (answer) => {
        clearTimeout(limit);
        resolve(answer);
      });
      this.#worker.postMessage({ number, request });
    });
  }
}

const translator = new Translator();
