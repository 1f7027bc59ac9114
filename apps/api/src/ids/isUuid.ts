const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the shape of our ids: lowercase, with hyphens. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
