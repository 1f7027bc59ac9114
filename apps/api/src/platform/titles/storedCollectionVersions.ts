/**
 * For how many versions of a collection the database stores which titles changed. An index in memory that is further behind reads the
 * collection again, which costs less than to read so many titles one by one.
 */
export const storedCollectionVersions = 1000;
