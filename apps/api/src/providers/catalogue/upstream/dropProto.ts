/** Takes every member named `__proto__` out of parsed JSON; without recursion. */
export function dropProto(parsed: unknown): void {
  const left = [parsed];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (Object.hasOwn(part, '__proto__')) Reflect.deleteProperty(part, '__proto__');
    for (const inner of Object.values(part)) if (typeof inner === 'object') left.push(inner);
  }
}
