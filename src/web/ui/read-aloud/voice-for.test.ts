import { expect, it } from "vitest";
import { voiceFor } from "./voice-for.ts";

const voice = (lang: string, { localService = true, isDefault = false } = {}) => ({
  lang,
  localService,
  default: isDefault,
});

it("a voice reads only its own language, written with a hyphen or an underscore", () => {
  const voices = [voice("fr-FR", { isDefault: true }), voice("sw_KE"), voice("en-ZA")];
  expect(voiceFor("sw", voices)?.lang).toBe("sw_KE");
  expect(voiceFor("en", voices)?.lang).toBe("en-ZA");
  expect(voiceFor("ha", voices)).toBeUndefined();
  expect(voiceFor("yo", [])).toBeUndefined();
});

it("a voice that sends the text to a server never reads", () => {
  const remote = voice("en-GB", { localService: false, isDefault: true });
  expect(voiceFor("en", [remote])).toBeUndefined();
  expect(voiceFor("en", [remote, voice("en-US")])?.lang).toBe("en-US");
});

it("the device's own choice of voice is preferred", () => {
  expect(voiceFor("en", [voice("en-US"), voice("en-ZA", { isDefault: true })])?.lang).toBe("en-ZA");
});
