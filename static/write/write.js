// Numbers the lines of the code while it is typed, and lets the field grow with it.
const typed = document.getElementById("typed");
if (typed) {
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
