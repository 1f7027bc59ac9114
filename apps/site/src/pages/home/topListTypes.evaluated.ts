import { type CatalogueType, catalogues, catalogueTypes } from '@gildshelf/api-client/contract';

const isFurther = (type: CatalogueType) => catalogues[type].isExtension === true;

/** The media types whose top lists are part of the first response: those of the required API. */
export const firstTypes = catalogueTypes.filter((type) => !isFurther(type));

/** The media types whose top lists are loaded after the page. */
export const furtherTypes = catalogueTypes.filter(isFurther);
