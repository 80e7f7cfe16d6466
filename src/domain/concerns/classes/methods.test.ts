import { type ClassCase, med, testUrgencies, w } from "../../testing/class-case.ts";
import { daysAgo, woman } from "../../testing/concern-stories/story-case.ts";
import { tickedOn, using } from "../../testing/concern-stories/women.ts";

const cases: readonly ClassCase[] = [
  ["implant 3y2m", "mention", { ...w(using("implant", { from: daysAgo(1160) })) }],
  ["implant 5y", "within-days", { ...w(using("implant", { from: daysAgo(1830) })) }],
  ["implant 2y", "quiet", { ...w(using("implant", { from: daysAgo(730) })) }],
  ["copper 10y", "within-days", { ...w(using("iud", { iud: "copper", from: daysAgo(3660) })) }],
  ["copper 9y", "quiet", { ...w(using("iud", { iud: "copper", from: daysAgo(3300) })) }],
  ["hormonal 5y", "mention", { ...w(using("iud", { iud: "hormonal", from: daysAgo(1840) })) }],
  ["hormonal 8y", "within-days", { ...w(using("iud", { iud: "hormonal", from: daysAgo(2930) })) }],
  [
    "injection 99 d",
    "within-days",
    {
      ...w({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(400),
            to: daysAgo(99),
            everyWeeks: 12,
          },
        ],
      }),
    },
  ],
  [
    "injection 97d",
    "quiet",
    {
      ...w({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(400),
            to: daysAgo(97),
            everyWeeks: 12,
          },
        ],
      }),
    },
  ],
  [
    "sayana 13w 100d",
    "within-days",
    {
      ...w({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(400),
            to: daysAgo(100),
            everyWeeks: 13,
          },
        ],
      }),
    },
  ],
  [
    "NET-EN 64 d",
    "within-days",
    {
      ...w({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(400),
            to: daysAgo(64),
            everyWeeks: 8,
          },
        ],
      }),
    },
  ],
  ["combined at 50", "within-days", { ...w({ age: 50, ...using("pill", { pill: "combined" }) }) }],
  ["combined at 49", "quiet", { ...w({ age: 49, ...using("pill", { pill: "combined" }) }) }],
  [
    "Sayana Press in medicines started 120 days ago ended",
    "within-days",
    { ...w(), ...med({ name: "Sayana Press", startDate: daysAgo(120), endDate: daysAgo(120) }) },
  ],
  [
    "NET-EN 62",
    "quiet",
    {
      ...w({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(400),
            to: daysAgo(62),
            everyWeeks: 8,
          },
        ],
      }),
    },
  ],
  [
    "injection 8 months ago",
    "quiet",
    {
      facts: woman({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(600),
            to: daysAgo(290),
            everyWeeks: 12,
          },
        ],
      }),
    },
  ],
  [
    "copper fitted at 41, 9y (now 50)",
    "quiet",
    { ...w({ age: 50, ...using("iud", { iud: "copper", from: daysAgo(3300) }) }) },
  ],
  ["patch at 51", "within-days", { ...w({ age: 51, ...using("patch") }) }],
  ["iud unknown kind 11y", "within-days", { ...w(using("iud", { from: daysAgo(4100) })) }],
  [
    "injection late + unprotected 2 days ago",
    "today",
    {
      facts: woman({
        contraception: "injection",
        stages: [
          {
            kind: "contraception",
            method: "injection",
            from: daysAgo(400),
            to: daysAgo(110),
            everyWeeks: 12,
          },
        ],
      }),
      ...tickedOn(daysAgo(2), "unprotected_sex"),
    },
  ],
];

testUrgencies(cases);
