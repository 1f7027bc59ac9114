import { PostgresQueryCompiler } from 'kysely';
import { UuidParameter } from './uuid.ts';

/** Casts ids within `sql`, where PostgreSQL may infer the type `text`. */
export class PostgresIdCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    const isUuid = parameter instanceof UuidParameter;
    super.appendValue(isUuid ? parameter.text : parameter);
    if (isUuid) this.append('::uuid');
  }
}
