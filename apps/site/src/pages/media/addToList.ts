// A module of its own, so that the button and its requests are loaded after the form.
export { AddToList } from '@gildshelf/widgets';
