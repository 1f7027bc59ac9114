const start = Date.UTC(2026, 10, 20, 12);
const offset = start - Date.now();
const SystemDate = Date;

/**
 * Shifts the clock so that every page load starts on 20 November 2026 and runs on normally: a screenshot must not change
 * with the year in the footer.
 */
export function fixStartDate(): void {
  globalThis.Date = class extends SystemDate {
    constructor(...args: [] | ConstructorParameters<DateConstructor>) {
      if (args.length === 0) super(SystemDate.now() + offset);
      else super(...(args as [number]));
    }

    static override now() {
      return SystemDate.now() + offset;
    }
  } as DateConstructor;
}
