import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of one project one after the other, so that a worker can be reused: between two of another project Vitest
 * starts a new one. By path, and not by how long a file took last: files that share modules are in the same order each time.
 */
export class WorkerSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyOf = ({ project, moduleId }: TestSpecification) => `${project.name} ${moduleId}`;
    return files.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
}
