import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('routes/books.tsx'), route('ratings', 'routes/ratings.tsx')] satisfies RouteConfig;
