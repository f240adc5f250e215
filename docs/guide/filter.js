// A field above each long table of the book, which hides the rows that do not contain its words.
"use strict";

(() => {
    const LONG = 12;
    const hide = (rows, words) => {
        for (const row of rows) {
            const text = row.textContent.toLowerCase();
            row.hidden = !words.every((word) => text.includes(word));
        }
    };
    for (const table of document.querySelectorAll("main table")) {
        const rows = [...table.querySelectorAll("tbody tr")];
        if (rows.length < LONG) {
            continue;
        }
        const field = document.createElement("input");
        field.type = "search";
        field.className = "table-filter";
        field.placeholder = `Filter ${rows.length} rows`;
        field.setAttribute("aria-label", field.placeholder);
        field.addEventListener("input", () => hide(rows, field.value.toLowerCase().split(/\s+/)));
        // mdBook listens for keys that turn pages and open the search.
        field.addEventListener("keydown", (event) => event.stopPropagation());
        const place = table.closest(".table-wrapper") ?? table;
        place.before(field);
    }
})();
