import { Route, Routes } from 'react-router-dom';
import { AppLayout } from './layouts/AppLayout.tsx';
import { AuthLayout } from './layouts/AuthLayout.tsx';
import { ErrorPage } from './pages/error/ErrorPage.tsx';
import { appRoutes, authRoutes } from './routes.ts';

/** Which page stands at which address; anything else is the error screen. */
export function PageRoutes() {
  return (
    <Routes>
      <Route element={<AuthLayout />}>
        {authRoutes.map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route element={<AppLayout />}>
        {appRoutes.map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<ErrorPage />} />
      </Route>
    </Routes>
  );
}
