import { constants, deflateRawSync, inflateRawSync } from "node:zlib";

const BLOCK_LENGTH = 262_144;
const FAST = { level: constants.Z_BEST_SPEED };

export class PackedTexts {
  readonly #blocks: Buffer[] = [];
  #open: string[] = [];
  #length = 0;

  add(text: string): void {
    this.#open.push(text);
    this.#length += text.length;
    if (this.#length >= BLOCK_LENGTH) this.#close();
  }

  *texts(): Generator<string> {
    if (this.#length > 0) this.#close();
    for (const block of this.#blocks) yield inflateRawSync(block).toString();
  }

  #close(): void {
    this.#blocks.push(deflateRawSync(this.#open.join(""), FAST));
    this.#open = [];
    this.#length = 0;
  }
}
