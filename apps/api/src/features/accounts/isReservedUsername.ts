/** Names that suggest an operator or an employee of the site. */
const roles = `admin administrator root system sysadmin superuser owner operator moderator mod staff team support help helpdesk
  info contact security abuse postmaster hostmaster webmaster noreply mail mailer daemon billing legal privacy press official
  gildshelf`;

/** Path segments of URLs of this version, and of likely later ones. */
const paths = `api auth login logout register signin signup oauth dashboard profile settings account accounts search embed oembed
  assets static sitemap robots home index about terms user users member members list lists shelf collection import export
  game games anime movie movies film films series manga`;

/** Names that mean 'no user' in code or to readers, and names with a meaning in JavaScript. */
const values = `null undefined nan true false void none nil anonymous guest everyone nobody unknown deleted
  constructor prototype object function tostring valueof hasownproperty`;

const reserved = new Set(`${roles} ${paths} ${values}`.split(/\s+/));

/** Whether a username cannot be registered; case-insensitive. Existing accounts are not affected. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
