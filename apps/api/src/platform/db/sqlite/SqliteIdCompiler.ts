import {
  type BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type OperationNode,
  type PrimitiveValueListNode,
  ReferenceNode,
  type SelectQueryNode,
  SqliteQueryCompiler,
  type ValueListNode,
} from 'kysely';
import { UuidParameter, uuidBytes } from '../uuid.ts';

/** The columns that contain ids, in any table: 16 bytes in the database, text in the code. */
const idColumns: ReadonlySet<string> = new Set([
  'title_id',
  'user_id',
  'session_id',
  'removal_id',
  'request_id',
  'message_id',
  'token_id',
  'view_id',
  'webhook_id',
  'delivery_id',
  'play_id',
  'merge_id',
  'target_id',
  'merged_id',
  'review_id',
  'edit_id',
  'import_id',
  'list_id',
  'entry_id',
]);

/** Binds ids as 16 bytes: those that a condition compares with an id column, and those that are inserted or set there. */
export class SqliteIdCompiler extends SqliteQueryCompiler {
  #isId = false;
  /** For each column of the insert that is being compiled, whether it is an id. */
  #inserted: readonly boolean[] = [];

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    this.visitNode(node.leftOperand);
    this.append(' ');
    this.visitNode(node.operator);
    this.append(' ');
    this.#visitValue(isIdColumn(node.leftOperand), node.rightOperand);
  }

  protected override visitColumnUpdate(node: ColumnUpdateNode): void {
    this.visitNode(node.column);
    this.append(' = ');
    this.#visitValue(isIdColumn(node.column), node.value);
  }

  protected override visitInsertQuery(node: InsertQueryNode): void {
    this.#inserted = (node.columns ?? []).map(isIdColumn);
    super.visitInsertQuery(node);
    this.#inserted = [];
  }

  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    this.#list(node.values, (value) => this.appendValue(value));
  }

  protected override visitValueList(node: ValueListNode): void {
    this.#list(node.values, (value) => this.visitNode(value));
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    const [isId, inserted] = [this.#isId, this.#inserted];
    this.#isId = false;
    this.#inserted = [];
    super.visitSelectQuery(node);
    this.#isId = isId;
    this.#inserted = inserted;
  }

  protected override appendValue(parameter: unknown): void {
    if (parameter instanceof UuidParameter) super.appendValue(uuidBytes(parameter.text));
    else super.appendValue(this.#isId && typeof parameter === 'string' ? uuidBytes(parameter) : parameter);
  }

  #visitValue(isId: boolean, node: OperationNode): void {
    const outer = this.#isId;
    this.#isId = isId;
    this.visitNode(node);
    this.#isId = outer;
  }

  /** A list is a row of an insert, with a value for each column, or the right side of `in`. */
  #list<Value>(values: readonly Value[], append: (value: Value) => void): void {
    const [isId, inserted] = [this.#isId, this.#inserted];
    this.append('(');
    for (const [index, value] of values.entries()) {
      if (index > 0) this.append(', ');
      this.#isId = inserted[index] ?? isId;
      append(value);
    }
    this.append(')');
    this.#isId = isId;
  }
}

function isIdColumn(node: OperationNode): boolean {
  if (ReferenceNode.is(node)) return isIdColumn(node.column);
  return ColumnNode.is(node) && idColumns.has(node.column.name);
}
