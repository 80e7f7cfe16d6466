import type { getOperator } from "#contract/account/service.ts";

const PATH: (typeof getOperator)["path"] = "/api/operator";

type OperatorDetails = Readonly<Record<string, unknown>>;

let request: Promise<OperatorDetails> | undefined;

function operator(): Promise<OperatorDetails> {
  request ??= fetch(PATH).then((answer) => (answer.ok ? answer.json() : {}));
  return request;
}

/** For legal pages without the app; hydration ignores its shadow root. `state` is for CSS. */
class OperatorValue extends HTMLElement {
  connectedCallback() {
    operator().then(
      (details) => this.show(details[this.getAttribute("field") ?? ""]),
      () => this.setAttribute("state", "unreachable"),
    );
  }

  private show(value: unknown) {
    const isSet = typeof value === "string" && value !== "";
    this.setAttribute("state", isSet ? "set" : "unset");
    if (!isSet) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren(this.getAttribute("field") === "email" ? mailTo(value) : value);
  }
}

function mailTo(address: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `mailto:${address}`;
  link.textContent = address;
  link.style.color = "inherit";
  return link;
}

export function defineOperatorValue(): void {
  customElements.define("operator-value", OperatorValue);
}
