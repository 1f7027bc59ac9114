import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts the test files by project and path. Vitest reuses a worker for consecutive files of one project only, and files that
 * share modules have to run in the same order each time, so the durations of earlier runs are not used.
 */
export class WorkerSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`;
    return files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}
