/** What she noted of herself that changes what is safe for her; `undefined`: not said. */
export interface HealthBackground {
  readonly migraineWithAura?: boolean | undefined;
  readonly smoking?: "no" | "under_15_a_day" | "15_a_day_or_more" | undefined;
  /** A blood clot or a stroke, ever. */
  readonly clotOrStroke?: boolean | undefined;
  readonly breastCancer?: boolean | undefined;
  readonly highBloodPressure?: boolean | undefined;
  readonly diabetes?: boolean | undefined;
  /** Insulin or a sulfonylurea, which can bring glucose too low. */
  readonly glucoseLowering?: boolean | undefined;
  readonly hiv?: boolean | undefined;
  /** Years; "not_yet" where no period has come. */
  readonly firstPeriodAge?: number | "not_yet" | undefined;
  /** Years; "not_yet" where breasts have not begun to grow. */
  readonly breastsBeganAge?: number | "not_yet" | undefined;
  /** She has sex that could lead to a pregnancy. */
  readonly couldConceive?: boolean | undefined;
  /** The month of her last cervical screening, as the first day of it. */
  readonly lastCervicalScreening?: string | undefined;
  /** cm. */
  readonly height?: number | undefined;
}
