const start = Date.UTC(2026, 10, 20, 12);
const offset = start - Date.now();
const SystemDate = Date;

/** Time goes on as ever, but starts on the same day: a picture of a page must not change with the year in its footer. */
export function startOnFixedDate(): void {
  globalThis.Date = class extends SystemDate {
    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      if (parts.length === 0) super(SystemDate.now() + offset);
      else super(...(parts as [number]));
    }

    static override now() {
      return SystemDate.now() + offset;
    }
  } as DateConstructor;
}
