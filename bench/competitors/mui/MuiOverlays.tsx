import MoreVert from '@mui/icons-material/MoreVert';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import type { CardMenuProps, OverlaysProps } from '../cells.ts';
import { MuiRating } from './MuiRating.tsx';

export function MuiCardMenu({ title, onEdit, onRemove }: CardMenuProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);
  const choose = (action: () => void) => () => {
    setOpen(false);
    action();
  };
  return (
    <>
      <IconButton
        ref={setButton}
        aria-label={`What to do with ${title.name}`}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={button} open={open && button !== null} onClose={() => setOpen(false)}>
        <MenuItem onClick={choose(onEdit)}>Edit</MenuItem>
        <MenuItem onClick={choose(onRemove)}>Remove</MenuItem>
      </Menu>
    </>
  );
}

export function MuiOverlays({ edited, statuses, onSave, onClose, notice, onNoticeGone }: OverlaysProps) {
  const [rating, setRating] = useState(edited?.rating ?? 0);
  const [status, setStatus] = useState(edited?.status ?? '');
  return (
    <>
      {edited && (
        <Dialog open onClose={onClose} fullWidth maxWidth="xs">
          <DialogTitle>Edit rating</DialogTitle>
          <DialogContent>
            <DialogContentText gutterBottom>{edited.name}</DialogContentText>
            <MuiRating
              value={rating}
              onChange={setRating}
              status={status}
              statuses={statuses}
              onStatusChange={setStatus}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="contained" onClick={() => onSave({ ...edited, rating, status })}>
              Save
            </Button>
          </DialogActions>
        </Dialog>
      )}
      <Snackbar open={notice !== undefined} autoHideDuration={6000} onClose={onNoticeGone}>
        <Alert severity="success" onClose={onNoticeGone}>
          {notice}
        </Alert>
      </Snackbar>
    </>
  );
}
