// A file of its own, so that it is loaded for who is signed in.
export { RatingForm } from '@gildshelf/widgets';
