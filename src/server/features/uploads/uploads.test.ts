import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES, UPLOADS_MAX_COUNT, type Upload } from "#contract/entries/uploads.ts";
import type { Problem } from "#contract/kernel/errors.ts";
import { engines } from "#server/testing/engines.ts";
import { beginSending } from "#server/testing/faults/half-sent.ts";
import {
  sampleHeic,
  sampleJpeg,
  samplePdf,
  samplePng,
  uploadFile,
} from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("file uploads on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const list = async (client: Client): Promise<Upload[]> =>
    (await client.send("GET", "/api/uploads")).json();
  const fetchFile = (client: Client, id: string) => client.send("GET", `/api/uploads/${id}/file`);
  const problemOf = (answer: { json: () => Problem }) => answer.json().fields?.[0];
  async function countPieces({ db } = test): Promise<number> {
    const pieces = await db
      .selectFrom("pieces")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return Number(pieces.count);
  }

  it.each([
    ["application/pdf", samplePdf(1000), "pdf"],
    ["image/jpeg", sampleJpeg, "jpg"],
    ["image/png", samplePng, "png"],
    ["image/heic", sampleHeic, "heic"],
  ])("%s is detected by its content, whatever its name", async (type, bytes, ending) => {
    const client = await test.register();
    const response = await uploadFile(client, bytes, "scan.exe");
    expect(response.statusCode).toBe(201);
    const upload = { name: "scan.exe", type, date: "2026-11-18", bytes: bytes.length };
    const { id, revision } = response.json();
    expect(response.json()).toEqual({ id, revision, ...upload });
    const file = await fetchFile(client, response.json().id);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="scan.exe.${ending}"`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none';frame-ancestors 'none';sandbox",
      "cache-control": "no-store",
    });
  });

  it.each([262_143, 262_144, 262_145, UPLOAD_MAX_BYTES])(
    "a file of %i bytes is returned byte for byte",
    async (length) => {
      const client = await test.register();
      const bytes = samplePdf(length);
      const { id } = (await uploadFile(client, bytes)).json();
      expect((await fetchFile(client, id)).rawPayload.equals(bytes)).toBe(true);
    },
  );

  it.each([
    ["a page of HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an archive", Buffer.from("504b0304140000000800", "hex")],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)])],
    ["a picture that can carry scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["plain words", Buffer.from("glucose 5.4")],
    ["one byte", Buffer.of(0xff)],
  ])("%s named photo.jpg is rejected with a code that says why", async (_, bytes) => {
    const client = await test.register();
    const answer = await uploadFile(client, bytes, "photo.jpg");
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).toEqual({ field: "file", code: "wrong_file_type" });
    expect(await list(client)).toEqual([]);
  });

  it("a photo of hair or skin must have a type that every browser shows, and a listed place", async () => {
    const client = await test.register();
    const send = (bytes: Uint8Array, place: string) =>
      client.send("POST", `/api/uploads?id=${crypto.randomUUID()}&bodyPlace=${place}`, {
        bytes,
        headers: { "upload-name": "photo" },
      });
    expect((await send(sampleJpeg, "chin")).json()).toMatchObject({ bodyPlace: "chin" });
    for (const bytes of [samplePdf(1000), sampleHeic]) {
      expect(problemOf(await send(bytes, "chin"))).toEqual({
        field: "file",
        code: "wrong_file_type",
      });
    }
    expect((await send(sampleJpeg, "elbow")).statusCode).toBe(422);
    expect(await list(client)).toMatchObject([{ bodyPlace: "chin" }]);
  });

  it.each([
    ["PDF", samplePdf(5000).subarray(0, 3000)],
    ["JPEG", sampleJpeg.subarray(0, -2)],
    ["PNG", samplePng.subarray(0, -12)],
    ["HEIC", sampleHeic.subarray(0, -3)],
  ])("a %s with a missing end is rejected", async (_, bytes) => {
    const answer = await uploadFile(await test.register(), bytes);
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).toEqual({ field: "file", code: "incomplete_file" });
  });

  it("an empty file and one a byte over the limit are rejected", async () => {
    const client = await test.register();
    const empty = await uploadFile(client, Buffer.alloc(0));
    expect([empty.statusCode, empty.json().code]).toEqual([400, "malformed_request"]);
    const large = await uploadFile(client, samplePdf(UPLOAD_MAX_BYTES + 1));
    expect([large.statusCode, large.json().detail]).toEqual([413, "Send less than 10 MB at once."]);
    expect(await list(client)).toEqual([]);
  });

  it("an account stores at most 200 MB, and deleting a file makes room", async () => {
    const client = await test.register();
    const full = samplePdf(UPLOAD_MAX_BYTES);
    for (let count = 0; count < 20; count += 1) await uploadFile(client, full);
    const [first] = await list(client);
    const refused = await uploadFile(client, samplePng);
    expect(problemOf(refused)).toEqual({
      field: "file",
      code: "storage_full",
      params: { max: 200, unit: "MB" },
    });
    await client.send("DELETE", `/api/uploads/${first?.id}`);
    expect((await uploadFile(client, samplePng)).statusCode).toBe(201);
    expect((await uploadFile(client, full)).statusCode).toBe(422);
  }, 60_000);

  it("a file sent twice with one id, even at once, is saved once", async () => {
    const client = await test.register();
    const id = crypto.randomUUID();
    const before = await countPieces();
    const answers = await Promise.all(
      [1, 2].map(() => uploadFile(client, samplePdf(300_000), "a.pdf", "2026-11-18", id)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await list(client)).toHaveLength(1);
    expect(await countPieces()).toBe(before + 2);
  });

  it("two simultaneous uploads are accepted, and a third has to wait", async () => {
    const own = await createTestApp(engine);
    try {
      const client = await own.register();
      await own.app.listen({ port: 0, host: "127.0.0.1" });
      const sending = [await beginSending(own, client), await beginSending(own, client)];
      const third = await uploadFile(client, samplePng);
      expect([third.statusCode, third.json().code]).toEqual([429, "too_many_attempts"]);
      expect(third.headers["retry-after"]).toBe("10");
      const stranger = await own.register();
      expect((await uploadFile(stranger, samplePng)).statusCode).toBe(201);
      expect(await Promise.all(sending.map((file) => file.finish()))).toEqual([201, 201]);
      expect(await list(client)).toHaveLength(2);
      expect((await uploadFile(client, samplePng)).statusCode).toBe(201);
    } finally {
      own.app.server.closeAllConnections();
      await own.close();
    }
  });

  it("another account cannot see, download, rename or delete a file", async () => {
    const [owner, stranger] = [await test.register(), await test.register()];
    const { id } = (await uploadFile(owner, samplePng)).json();
    const answers = await Promise.all([
      fetchFile(stranger, id),
      stranger.send("PATCH", `/api/uploads/${id}`, { body: { name: "mine" } }),
      stranger.send("DELETE", `/api/uploads/${id}`),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect(await list(stranger)).toEqual([]);
    // The other account's file with the same id is a separate file.
    expect((await uploadFile(stranger, sampleJpeg, "b", "2026-11-18", id)).statusCode).toBe(201);
    expect((await fetchFile(owner, id)).rawPayload.equals(samplePng)).toBe(true);
  });

  it("a file can be renamed and get a new date, except one in the future", async () => {
    const client = await test.register();
    const { id } = (await uploadFile(client, samplePng)).json();
    const change = (body: object) => client.send("PATCH", `/api/uploads/${id}`, { body });
    const changed = await change({ name: "Ìdánwò ẹ̀jẹ̀ 🌙", date: "2026-10-02" });
    expect(changed.json()).toMatchObject({ name: "Ìdánwò ẹ̀jẹ̀ 🌙", date: "2026-10-02" });
    expect(problemOf(await change({ date: "2026-11-21" }))?.field).toBe("date");
    const file = await fetchFile(client, id);
    expect(file.headers["content-disposition"]).toBe('attachment; filename="Idanwo-eje.png"');
  });

  it.each([
    ["../../etc/passwd", "-..-etc-passwd"],
    ["C:\\Users\\x\\lab.png", "C--Users-x-lab.png"],
    ["lab\u202Egnp.exe", "labgnp.exe"],
    ['a"; filename="evil.html', "a-; filename=-evil.html"],
    ["line\r\nSet-Cookie: a=b", "lineSet-Cookie- a=b"],
    ["\u0000\u200b.hidden", "hidden"],
    ["x".repeat(400), "x".repeat(100)],
  ])("the file name %j is sanitised", async (name, harmless) => {
    const client = await test.register();
    const response = await uploadFile(client, samplePng, name);
    expect(response.json().name).toBe(harmless);
    const { headers } = await fetchFile(client, response.json().id);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+\.png"$/);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("a name without visible characters is rejected", async () => {
    const answer = await uploadFile(await test.register(), samplePng, "\u202E..");
    expect(answer.statusCode).toBe(422);
    expect(problemOf(answer)).toEqual({ field: "upload-name", code: "required" });
  });

  it("deleting a file deletes its parts", async () => {
    const client = await test.register();
    const before = await countPieces();
    const { id } = (await uploadFile(client, samplePdf(600_000))).json();
    expect(await countPieces()).toBe(before + 3);
    expect((await client.send("DELETE", `/api/uploads/${id}`)).statusCode).toBe(204);
    expect(await countPieces()).toBe(before);
    expect((await fetchFile(client, id)).statusCode).toBe(404);
  });

  it("a broken upload stores nothing, is no server error, and allows the next one", async () => {
    const faults: string[] = [];
    const stream = { write: (line: string) => void faults.push(line) };
    const own = await createTestApp(engine, { logger: { level: "error", stream } });
    try {
      const client = await own.register();
      await own.app.listen({ port: 0, host: "127.0.0.1" });
      for (const _ of [1, 2, 3]) await breakOff(own, client);
      expect(await list(client)).toEqual([]);
      expect(await countPieces(own)).toBe(0);
      expect(faults).toEqual([]);
      expect((await uploadFile(client, samplePng)).statusCode).toBe(201);
    } finally {
      await own.close();
    }
  });

  it("an upload without a database answers 503 and stores nothing", async () => {
    const own = await createTestApp(engine);
    const client = await own.register();
    await own.db.destroy();
    const answer = await uploadFile(client, samplePng);
    expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
    await own.app.close();
  });
});

describe("the list of files", () => {
  it(`ends at ${UPLOADS_MAX_COUNT}`, async () => {
    const test = await createTestApp("sqlite");
    try {
      const client = await test.register();
      for (let count = 0; count < UPLOADS_MAX_COUNT; count += 1)
        await uploadFile(client, samplePng);
      const answer = await uploadFile(client, samplePng);
      expect([answer.statusCode, answer.json().fields]).toEqual([
        422,
        [{ field: "file", code: "too_many", params: { max: 500 } }],
      ]);
    } finally {
      await test.close();
    }
  }, 60_000);
});

async function breakOff(test: TestApp, client: Client): Promise<void> {
  const noticed = new Promise((resolve) => {
    test.app.server.once("connection", (line) => line.once("close", resolve));
  });
  const { sending } = await beginSending(test, client);
  sending.destroy();
  await noticed;
}
