/**
 * For how many versions of a collection the database keeps which titles changed. An index in memory that is further behind reads the
 * collection again, which costs less than to read so many titles one by one.
 */
export const keptCollectionVersions = 1000;
