import { NotFoundPage } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

/** The screens that no remote owns: placeholders, information pages and the 404. */
export function ShellScreens() {
  return (
    <Routes>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
