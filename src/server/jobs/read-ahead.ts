export interface ReadAheadLimits {
  readonly bytesOfFile: number;
  /** For all files together; one address gets half of it. */
  readonly bytes: number;
}

export interface ReadAhead {
  readonly reserve: (address: string) => Reservation;
}

export interface Reservation {
  readonly bytes: number;
  readonly keep: (bytes: number) => void;
}

/** A file that fits is made at full speed and holds no thread, however slowly it is read. */
export function createReadAhead({ bytesOfFile, bytes: total }: ReadAheadLimits): ReadAhead {
  const reserved = new Map<symbol, { readonly address: string; readonly bytes: number }>();
  const sumOf = (reservations: Iterable<{ readonly bytes: number }>) =>
    [...reservations].reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    reserve: (address) => {
      const own = [...reserved.values()].filter((each) => each.address === address);
      const left = Math.min(total - sumOf(reserved.values()), total / 2 - sumOf(own));
      const bytes = Math.max(0, Math.min(bytesOfFile, left));
      const key = Symbol(address);
      reserved.set(key, { address, bytes });
      return {
        bytes,
        keep: (less) => {
          const before = reserved.get(key)?.bytes ?? 0;
          if (less > 0) reserved.set(key, { address, bytes: Math.min(before, less) });
          else reserved.delete(key);
        },
      };
    },
  };
}
