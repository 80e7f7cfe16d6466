import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QrPicture } from "./qr-picture.tsx";

it("a QR code is black on white in every theme, with a quiet zone", () => {
  const drawn = renderToStaticMarkup(<QrPicture text="otpauth://totp/Mwezi" label="A code" />);
  const [, side = "0"] = /viewBox="0 0 (\d+)/.exec(drawn) ?? [];
  expect(drawn).toContain(`<rect width="${side}" height="${side}" fill="#fff"></rect><path`);
  const places = [...drawn.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, Number(side) - 5]);
});
