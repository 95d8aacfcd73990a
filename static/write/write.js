// Numbers the lines of code while it is typed, and lets its field grow with it.
for (const typed of document.querySelectorAll(".editor .typed textarea")) {
    const numbers = typed.previousElementSibling;
    const number = () => {
        const lines = typed.value.split("\n").length;
        typed.rows = Math.max(6, lines + 1);
        numbers.textContent = Array.from({ length: typed.rows }, (_, line) => line + 1).join("\n");
    };
    typed.addEventListener("input", number);
    number();
}

// After a check the result is read first.
if (location.hash === "#result") {
    document.getElementById("result")?.focus();
}
