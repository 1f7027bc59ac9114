/** Who runs a site, or seems to. */
const roles = `admin administrator root system sysadmin superuser owner operator moderator mod staff team support help helpdesk
  info contact security abuse postmaster hostmaster webmaster noreply mail mailer daemon billing legal privacy press official
  gildshelf`;

/** Parts of addresses, of this version and of those to come. */
const paths = `api auth login logout register signin signup oauth dashboard profile settings account accounts search embed oembed
  assets static sitemap robots home index about terms user users member members list lists shelf collection import export
  game games anime movie movies film films series manga`;

/** Names that programs and people take for the absence of somebody. */
const values = `null undefined nan true false void none nil anonymous guest everyone nobody unknown deleted
  constructor prototype object function tostring valueof hasownproperty`;

const reserved = new Set(`${roles} ${paths} ${values}`.split(/\s+/));

/** Whether nobody may register under a username, in whichever case; accounts that have one keep it. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
