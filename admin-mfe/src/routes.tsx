import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const AdminPage = lazyScreen('admin', async () => (await import(/* webpackChunkName: "admin" */ './admin/AdminPage')).AdminPage);

/** Every screen below `/admin` (specification §2). */
export function Screens() {
  return (
    <Routes>
      <Route path="/admin" element={<AdminPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
