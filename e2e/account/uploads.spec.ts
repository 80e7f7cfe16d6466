import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Upload } from "#contract/entries/uploads.ts";
import { samplePdf, samplePng } from "#server/testing/sample-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const pdf = { name: "Lancet results.pdf", mimeType: "application/pdf", buffer: samplePdf(81_000) };

type Paper = typeof pdf;

test.describe("Documents", () => {
  const papers = (page: Page) => page.getByRole("region", { name: "Documents", exact: true });
  const dialog = (page: Page) => page.getByRole("dialog");
  const expectSavedToast = (page: Page) => expectToast(page, "File saved", "Only you can open it.");

  async function choose(page: Page, file: Paper, words = "Add a file") {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: words }).click();
    await (await chooser).setFiles(file);
  }

  test.beforeEach(async ({ home }) => {
    await home.goto("/my-health/labs");
  });

  test("are uploaded, renamed, downloaded and deleted", async ({ home, signedIn, mwezi }) => {
    await expect(papers(home).getByText("only you can open it")).toBeVisible();
    await inspect(home, "no papers yet");
    await choose(home, pdf);
    await expect(dialog(home).getByLabel("Name")).toHaveValue("Lancet results");
    await dialog(home).getByLabel("Date on the document").fill("2026-10-02");
    await inspect(home, "adding a paper");
    await dialog(home).getByRole("button", { name: "Save file (81 kB)" }).click();
    await expectSavedToast(home);
    await expect(papers(home).getByText("2 Oct 2026 · PDF · 81 kB")).toBeVisible();
    await expect(papers(home).getByText("1 file, 81 kB of 200 MB")).toBeVisible();
    await inspect(home, "a paper");

    await papers(home).getByRole("button", { name: "Edit Lancet results" }).click();
    await dialog(home).getByLabel("Name").fill("Blood test, October");
    await inspect(home, "editing a paper");
    await dialog(home).getByRole("button", { name: "Save changes" }).click();
    await expectToast(home, "File changed", "We saved its new name and date.");

    const coming = home.waitForEvent("download");
    await papers(home).getByRole("button", { name: "Download Blood test, October" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("Blood test, October.pdf");
    expect((await readFile(await download.path())).equals(pdf.buffer)).toBe(true);

    await papers(home).getByRole("button", { name: "Edit Blood test, October" }).click();
    await dialog(home).getByRole("button", { name: "Delete this file" }).click();
    await dialog(home).getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(home, "File deleted", "We permanently deleted it.");
    await expect(papers(home).getByText("only you can open it")).toBeVisible();
    expect(await read(mwezi.address, "/api/uploads", signedIn)).toEqual([]);
  });

  test("a photo is previewed, and can be uploaded smaller", async ({ home, signedIn, mwezi }) => {
    const photo = await makePhoto(home);
    await choose(home, { name: "IMG_2041.png", mimeType: "image/png", buffer: photo });
    await expect(dialog(home).getByText(/ instead of .* MB\./)).toBeVisible();
    await inspect(home, "a large photo");
    await dialog(home)
      .getByRole("button", { name: /^Save file/ })
      .click();
    await expectSavedToast(home);
    const [upload] = await read<Upload[]>(mwezi.address, "/api/uploads", signedIn);
    expect(upload).toMatchObject({ name: "IMG_2041", type: "image/jpeg" });
    expect(upload?.bytes).toBeLessThan(photo.length / 2);

    await papers(home).getByRole("button", { name: "Show IMG_2041" }).click();
    const preview = dialog(home).getByRole("img", { name: "IMG_2041" });
    await expect(preview).toBeVisible();
    await expect
      .poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(2000);
    await inspect(home, "a photo shown");
  });

  test("an unsupported file is refused before it uses data", async ({ home }) => {
    const requests: string[] = [];
    home.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/uploads")) {
        requests.push(request.url());
      }
    });
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    await choose(home, { name: "scan.jpg", mimeType: "image/jpeg", buffer: page });
    await expect(dialog(home).getByRole("alert")).toContainText("This file is something else.");
    await inspect(home, "a refused file");
    const another = "Choose another file";
    await choose(home, { ...pdf, buffer: samplePdf(10_000_001) }, another);
    await expect(dialog(home).getByRole("alert")).toContainText("larger than 10 MB");
    await choose(home, { ...pdf, buffer: Buffer.alloc(0) }, another);
    await expect(dialog(home).getByRole("alert")).toContainText("This file is empty.");
    expect(requests).toEqual([]);
  });

  test("an error of the server is shown in the dialog", async ({ home }) => {
    await choose(home, { ...pdf, buffer: samplePdf(5000).subarray(0, 3000) });
    await dialog(home)
      .getByRole("button", { name: /^Save file/ })
      .click();
    await expect(dialog(home).getByRole("alert")).toContainText("The end of this file is missing.");
  });

  test("a file that failed to arrive is sent again unchanged, once", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await choose(home, { name: "ultrasound.png", mimeType: "image/png", buffer: samplePng });
    await dialog(home).getByLabel("Name").fill("Ultrasound, left ovary");
    await home.route("**/api/uploads?*", (route) => route.abort());
    await dialog(home)
      .getByRole("button", { name: /^Save file/ })
      .click();
    await expect(dialog(home).getByRole("alert")).toContainText("We can't reach Mwezi");
    await expect(dialog(home).getByLabel("Name")).toHaveValue("Ultrasound, left ovary");
    await home.unroute("**/api/uploads?*");
    // The request arrives, and only the response is lost.
    await home.route("**/api/uploads?*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog(home)
      .getByRole("button", { name: /^Send it again/ })
      .click();
    await expect(dialog(home).getByRole("alert")).toContainText("We can't reach Mwezi");
    await home.unroute("**/api/uploads?*");
    await dialog(home)
      .getByRole("button", { name: /^Send it again/ })
      .click();
    await expectSavedToast(home);
    expect(await read(mwezi.address, "/api/uploads", signedIn)).toMatchObject([
      { name: "Ultrasound, left ovary", bytes: samplePng.length },
    ]);
  });

  test("an upload shows its progress and can be cancelled", async ({ home, signedIn, mwezi }) => {
    await choose(home, pdf);
    // A connection that stalls.
    await home.route("**/api/uploads?*", () => undefined);
    await dialog(home)
      .getByRole("button", { name: /^Save file/ })
      .click();
    await expect(dialog(home).getByRole("progressbar", { name: "Sending" })).toBeVisible();
    await inspect(home, "a file on its way");
    await dialog(home).getByRole("button", { name: "Stop sending" }).click();
    await expect(dialog(home).getByRole("button", { name: /^Send it again/ })).toBeVisible();
    await expect(dialog(home).getByRole("alert")).toHaveCount(0);
    expect(await read(mwezi.address, "/api/uploads", signedIn)).toEqual([]);
  });
});

/** A 2200 × 1650 image of noise, which no lossless encoder can shrink. */
async function makePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2200, height: 1650 });
    const pen = canvas.getContext("2d");
    const picture = pen?.createImageData(2200, 1650);
    if (!pen || !picture) throw new Error("this browser draws nothing");
    let noise = 1;
    for (let at = 0; at < picture.data.length; at += 4) {
      noise = (noise * 48_271) % 2_147_483_647;
      const grey = 225 + (noise % 13);
      picture.data.set([grey, grey, grey, 255], at);
    }
    pen.putImageData(picture, 0, 0);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
}
