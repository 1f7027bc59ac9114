/** Who runs a site, or seems to. */
const roles = `admin administrator root system sysadmin superuser owner operator moderator mod staff team support help helpdesk
  info contact security abuse postmaster hostmaster webmaster noreply mail mailer daemon billing legal privacy press official
  gildshelf`;

/** Parts of addresses, of this version and of those to come. */
const paths = `api auth login logout register signin signup oauth dashboard profile settings account accounts search embed oembed
  assets static sitemap robots home index about terms user users member members list lists shelf collection import export
  game games anime movie movies film films series manga`;

/** Names that stand for no user at all, in programs and to people. */
const values = `null undefined nan true false void none nil anonymous guest everyone nobody unknown deleted
  constructor prototype object function tostring valueof hasownproperty`;

const reserved = new Set(`${roles} ${paths} ${values}`.split(/\s+/));

/** Whether a username cannot be registered, in upper or lower case; existing accounts are not affected. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
