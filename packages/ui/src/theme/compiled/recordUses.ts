import { classes } from './css.ts';
import { addedNames } from './extractedRules.ts';

let isRecording = false;

/**
 * Calls `record` with the name of each class that is used from now on. It observes the collections in which `css` and `addRules`
 * find a class, so that pages which record nothing contain no code for it.
 */
export function recordUses(record: (className: string) => void): void {
  if (isRecording) return;
  isRecording = true;
  const { get } = classes;
  classes.get = (rules) => {
    const className = get.call(classes, rules);
    if (className) record(className);
    return className;
  };
  const { has } = addedNames;
  addedNames.has = (name) => {
    // The name of global rules is their text.
    if (!name.includes('{')) record(name);
    return has.call(addedNames, name);
  };
}
