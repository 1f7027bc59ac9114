/** A refusal of the fixture host, as its status and its words. */
export class FixtureProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
