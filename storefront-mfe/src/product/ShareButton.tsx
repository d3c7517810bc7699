import { useTheme } from '@emotion/react';
import { Button } from '@glow/shared/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

/** Shares this page the device's own way, else copies its address (decisions, row 45). */
export function ShareButton({ title }: { title: string }) {
  const [message, setMessage] = useState('');
  const { colors, space } = useTheme();

  async function share() {
    const url = window.location.href;
    if (navigator.share) {
      // closing the device's own sheet is no failure
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copied');
    } catch {
      setMessage('Copy the link from the address bar');
    }
  }

  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
      <Button type="button" look="quiet" size="small" onClick={() => void share()} css={{ marginLeft: `-${space(2)}` }}>
        <Share2 size={16} aria-hidden="true" />
        Share
      </Button>
      <p role="status" css={{ fontSize: 14, color: colors.success }}>
        {message}
      </p>
    </div>
  );
}
